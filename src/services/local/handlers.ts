import type { SiteOf } from '../branding.ts'
import { assistantHandlers } from './areas/assistant/assistant-handlers.ts'
import { accountHandlers } from './areas/account/account-handlers.ts'
import type { Drive } from './areas/drive/open-drive.ts'
import { moneyHandlers } from './areas/money-handlers.ts'
import { areaHandlers } from './areas/registry.ts'
import type { Recorder } from './areas/statistics/page-event-recorder.ts'
import { statisticsHandlers } from './areas/statistics/statistics-handlers.ts'
import type { Handler } from './calls/handler.ts'
import type { LocalConfig } from './config.ts'
import type { Log } from './database/backend.ts'
import type { Database } from './database/database.ts'

/** What areas need beyond the transaction that a handler opens for them. */
export interface LocalDeps {
  database: Database
  config: LocalConfig
  drive: Drive
  recorder: Recorder
  log: Log
  siteOf: SiteOf
}

/** The handlers of every endpoint that the local services fulfil. */
export const handlersOf = (deps: LocalDeps): Handler[] => [
  ...areaHandlers,
  ...accountHandlers(deps.config.accountSite?.issuer, deps.siteOf),
  ...moneyHandlers(deps.database, deps.config),
  ...assistantHandlers({ ...deps, config: deps.config.assistant }),
  ...statisticsHandlers(deps.recorder),
  ...deps.drive.handlers,
]
