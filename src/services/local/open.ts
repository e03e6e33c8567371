import { invite } from './areas/account/invite.ts'
import { openAccountSite } from './areas/account-site/open-account-site.ts'
import type { Services, SiteBranding } from '../service.ts'
import type { Backend, BackendOptions, Listener, Log } from './database/backend.ts'
import { type ChangeFeed, createChangeFeed, entities } from './database/change-feed.ts'
import { type Database, toDatabase } from './database/database.ts'
import type { LocalConfig } from './config.ts'
import { openDrive } from './areas/drive/open-drive.ts'
import { requireGuarded } from './database/require-rls.ts'
import { migrate } from './database/migrate.ts'
import { openPglite } from './database/pglite/pglite-backend.ts'
import { openPostgres } from './database/postgres/postgres-backend.ts'
import { createSandboxPage } from './areas/payment/sandbox-page.ts'
import { answerRest } from './areas/rest/answer-rest.ts'
import { seed } from './seed/seed.ts'
import { requireQueues, runJobs } from './jobs/queue-runner.ts'
import { dispatch } from './dispatch.ts'
import { backgroundJobs } from './areas/background-jobs.ts'
import { handlersOf } from './handlers.ts'
import { identify } from './areas/account/session.ts'
import { readSites, saveSite } from './areas/site/stored-sites.ts'
import { readSiteIds } from './database/site-ids.ts'
import { Recorder } from './areas/statistics/page-event-recorder.ts'
import { throttle } from './areas/rate-limit/rate-limit.ts'

/** Where the data is: in PostgreSQL when there is an address, else in a folder of this machine. */
export interface LocalOptions {
  databaseUrl?: string | undefined
  folder: string
  log: Log
  /** How long a statement may take, in milliseconds. */
  deadline?: number
}

interface ServiceOptions extends LocalOptions {
  config: LocalConfig
}

/**
 * Opens the database, brings it up to date and gives the services it fulfils. Throws DataFolderHeld
 * when another process has the folder. `serve` takes input as the endpoint's schema has parsed it.
 */
export async function openLocalServices(options: ServiceOptions): Promise<Services> {
  const { log, config } = options
  const feed = createChangeFeed((error) => log('A listener failed', { reason: String(error) }))
  const { database, backend } = await openDatabase(options, feed)
  let siteOf = defaultBranding
  const recorder = new Recorder(database, log)
  const drive = openDrive(database, config.drive)
  await drive.sweep()
  const local = { database, config, drive, recorder, log, siteOf: (id: string) => siteOf(id) }
  const jobs = backgroundJobs(local)
  await requireQueues(backend, jobs)
  const stopJobs = await runJobs(backend, jobs, log)

  return {
    name: database.name,
    ...dispatch(database, handlersOf(local)),
    readFile: drive.readFile,
    rest: (ctx, request) => answerRest(database, ctx, request),
    sandbox: createSandboxPage(database, config.payments),
    identify: (siteId, bearer) => identify(database, siteId, bearer),
    accountSite: openAccountSite(database, config.accountSite, log),
    invite: (siteId, origin, invitation) =>
      invite(database, siteId, origin, {
        ...invitation,
        hasPassword: config.accountSite === undefined,
      }),
    onChange: feed.onChange,
    setBranding: (next) => void (siteOf = next),
    readSites: () => readSites(database),
    saveSite: (site, was) => saveSite(database, site, was),
    throttle: (siteId, key, limit) => throttle(database, siteId, key, limit),
    seed: (siteId, starter) => seed(database, siteId, starter),
    async close() {
      await stopJobs()
      await recorder.flush()
      await database.close()
    },
  }
}

/** The face of a site before anyone has said what it is called. */
export const defaultBranding = (siteId: string): SiteBranding => ({
  name: siteId,
  locale: 'id',
  colour: '#212529',
  mail: {},
})

/** The database alone, up to date and guarded, and what lies under it. */
export async function openDatabase(
  { databaseUrl, folder, log, deadline = 5000 }: LocalOptions,
  feed: ChangeFeed,
): Promise<{ database: Database; backend: Backend }> {
  const listener: Listener = { received: feed.received, missed: () => undefined }
  const options: BackendOptions = { deadline, log, listener }
  const backend = await (databaseUrl === undefined || databaseUrl === ''
    ? openPglite(folder, options)
    : openPostgres(databaseUrl, options))
  try {
    await migrate(backend, log)
    await requireGuarded(backend)
  } catch (error) {
    await backend.close()
    throw error
  }
  const database = toDatabase(backend)
  listener.missed = () => void announceAll(database, feed, log)
  return { database, backend }
}

/** After news may have been lost, everything counts as changed. */
async function announceAll(database: Database, feed: ChangeFeed, log: Log): Promise<void> {
  try {
    for (const siteId of await readSiteIds(database)) {
      for (const entity of entities) feed.announce({ siteId, entity })
    }
  } catch (error) {
    log('What changed meanwhile could not be told', { reason: String(error) })
  }
}
