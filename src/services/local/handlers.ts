import type { SiteReaders } from './areas/site/stored-sites.ts'
import { assistantHandlers } from './areas/assistant/assistant-handlers.ts'
import { accountHandlers } from './areas/account/account-handlers.ts'
import type { Drive } from './areas/drive/open-drive.ts'
import { moneyHandlers } from './areas/money-handlers.ts'
import { areaHandlers } from './areas/registry.ts'
import type { Recorder } from './areas/statistics/page-event-recorder.ts'
import { visitorHandlers } from './areas/visitor-handlers.ts'
import type { Handler } from './calls/handler.ts'
import type { LocalConfig } from './config.ts'
import type { Log } from './database/backend.ts'
import type { Database } from './database/database.ts'

/** What areas need beyond the transaction that a handler opens for them. */
export interface LocalDeps extends SiteReaders {
  database: Database
  config: LocalConfig
  drive: Drive
  recorder: Recorder
  log: Log
}

/** The handlers of every endpoint that the local services fulfil. */
export const handlersOf = (deps: LocalDeps): Handler[] => [
  ...areaHandlers,
  ...accountHandlers(deps.config.accountSite?.issuer, deps.siteOf),
  ...moneyHandlers(deps.database, deps.config),
  ...assistantHandlers({ ...deps, config: deps.config.assistant }),
  ...visitorHandlers(deps),
  ...deps.drive.handlers,
]
