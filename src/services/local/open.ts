import type { Services } from '../service.ts'
import { startBackgroundJobs } from './areas/background-jobs.ts'
import { openDrive } from './areas/drive/open-drive.ts'
import { openLocalAccounts } from './areas/local-accounts.ts'
import { createSandboxPage } from './areas/payment/sandbox-page.ts'
import { openStoredSites } from './areas/site/stored-sites.ts'
import { Recorder } from './areas/statistics/page-event-recorder.ts'
import { openServedDatabase } from './backup/open-served-database.ts'
import type { DatabaseOptions } from './database/open-database.ts'
import { dispatch } from './dispatch.ts'
import { handlersOf, type LocalDeps } from './handlers.ts'
import { seed } from './seed/seed.ts'

interface ServiceOptions extends DatabaseOptions {
  config: LocalDeps['config']
}

/**
 * Opens the database, migrates it and returns the services it fulfils. Throws DataFolderHeld when another
 * process has the folder open.
 */
export async function openLocalServices(options: ServiceOptions): Promise<Services> {
  const { log, config } = options
  const { database, backend, feed } = await openServedDatabase(options)
  const recorder = new Recorder(database, log)
  const drive = openDrive(database, config.drive)
  await drive.sweep()
  const { siteOf, formOf, ...sites } = openStoredSites(database, feed)
  const deps: LocalDeps = { database, config, drive, recorder, log, siteOf, formOf }
  const stopJobs = await startBackgroundJobs(backend, deps)

  return {
    name: database.name,
    calls: dispatch(database, handlersOf(deps)),
    accounts: openLocalAccounts(database, config.accountSite, log),
    sites: {
      ...sites,
      seed: (siteId, starter, locale) => seed(database, siteId, { starter, locale }),
    },
    files: drive.files,
    sandbox: createSandboxPage(database, config.payments),
    state: () => database.state(),
    async close() {
      await stopJobs()
      await recorder.flush()
      await database.close()
    },
  }
}
