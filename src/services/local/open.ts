import type { Services } from '../service.ts'
import { requireBackgroundQueues, startBackgroundJobs } from './areas/background-jobs.ts'
import { openDrive } from './areas/drive/open-drive.ts'
import { openLocalAccounts } from './areas/local-accounts.ts'
import { createSandboxPage } from './areas/payment/sandbox-page.ts'
import { openStoredSites } from './areas/site/stored-sites.ts'
import { Recorder } from './areas/statistics/page-event-recorder.ts'
import { openServedDatabase } from './backup/open-served-database.ts'
import type { DatabaseOptions } from './database/open-database.ts'
import type { LocalDeps } from './handlers.ts'
import { openCalls } from './open-calls.ts'
import { seed } from './seed/seed.ts'

interface ServiceOptions extends DatabaseOptions {
  config: LocalDeps['config']
  /** How many bytes the answers to visitors may take in memory. */
  answerBytes?: number | undefined
}

/**
 * Opens the database, migrates it and returns the services it fulfils; `begin` checks its row-level security. Throws
 * DataFolderHeld when another process has the folder open.
 */
export async function openLocalServices(options: ServiceOptions): Promise<Services> {
  const { log, config } = options
  const { database, backend, feed, check } = await openServedDatabase(options)
  const recorder = new Recorder(database, log)
  const drive = openDrive(database, config.drive)
  const { siteOf, formOf, ...sites } = openStoredSites(database, feed)
  const deps: LocalDeps = { database, config, drive, recorder, log, siteOf, formOf }
  // A request may send a job before any job runs here.
  await requireBackgroundQueues(backend, deps)
  const background = openBackground(async () => {
    await check()
    await drive.sweep()
    return startBackgroundJobs(backend, deps)
  })

  return {
    name: database.name,
    calls: openCalls(deps, feed, options.answerBytes),
    accounts: openLocalAccounts(database, config.accountSite, log),
    sites: {
      ...sites,
      seed: (siteId, starter, locale) => seed(database, siteId, { starter, locale }),
    },
    files: drive.files,
    sandbox: createSandboxPage(database, config.payments),
    begin: background.begin,
    state: () => database.state(),
    async close() {
      await background.stop()
      await recorder.flush()
      await database.close()
    },
  }
}

/** Work that begins once; `stop` waits for its beginning and ends it. */
function openBackground(start: () => Promise<() => Promise<void>>) {
  let started: ReturnType<typeof start> | undefined
  return {
    async begin() {
      await (started ??= start())
    },
    async stop() {
      const stop = await started?.catch(() => undefined)
      await stop?.()
    },
  }
}
