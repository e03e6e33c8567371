// Only tests and benchmarks import this file.
import { openDrive } from './areas/drive/open-drive.ts'
import { defaultBranding } from './areas/site/stored-sites.ts'
import { Recorder } from './areas/statistics/page-event-recorder.ts'
import { config } from './config-for-test.ts'
import type { Log } from './database/backend.ts'
import type { Database } from './database/database.ts'
import type { LocalDeps } from './handlers.ts'

/** What the handlers of a test are made from. */
export function depsForTest(database: Database, log: Log): LocalDeps {
  const drive = openDrive(database, config.drive)
  const recorder = new Recorder(database, log)
  return { database, config, drive, log, recorder, siteOf: defaultBranding }
}
