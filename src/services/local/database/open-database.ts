import type { Backend, BackendOptions, Listener, Log } from './backend.ts'
import { type ChangeFeed, entities } from './change-feed.ts'
import { type Database, toDatabase } from './database.ts'
import { migrate } from './migrate.ts'
import { openPglite } from './pglite/pglite-backend.ts'
import { openPostgres } from './postgres/postgres-backend.ts'
import { requireRls } from './require-rls.ts'
import { readSiteIds } from './site-ids.ts'

/** Where the data is: in PostgreSQL when there is an address, else in a folder of this machine. */
export interface DatabaseOptions {
  databaseUrl?: string | undefined
  folder: string
  log: Log
  /** How long a statement may take, in milliseconds. */
  deadline?: number
  /** How long to wait for a PostgreSQL that is not there yet, in milliseconds; none by default. */
  patience?: number
}

export interface OpenedDatabase {
  database: Database
  backend: Backend
}

/**
 * Opens the database, migrates it and checks its row-level security. Throws DataFolderHeld when another
 * process has the folder open.
 */
export async function openDatabase(
  options: DatabaseOptions,
  feed: ChangeFeed,
): Promise<OpenedDatabase> {
  const opened = await openUnchecked(options, feed)
  try {
    await requireRls(opened.backend)
    return opened
  } catch (error) {
    await opened.backend.close()
    throw error
  }
}

/** As `openDatabase`, for a caller that checks row-level security itself. */
export async function openUnchecked(
  { databaseUrl, folder, log, deadline = 5000, patience }: DatabaseOptions,
  feed: ChangeFeed,
): Promise<OpenedDatabase> {
  const listener: Listener = { received: feed.received, missed: () => undefined }
  const options: BackendOptions = { deadline, patience, log, listener }
  const backend = await (databaseUrl === undefined || databaseUrl === ''
    ? openPglite(folder, options)
    : openPostgres(databaseUrl, options))
  try {
    await migrate(backend, log)
  } catch (error) {
    await backend.close()
    throw error
  }
  const database = toDatabase(backend)
  listener.missed = () => {
    feed.missed()
    void announceAll(database, feed, log)
  }
  return { database, backend }
}

/** Reports every entity as changed, after notifications may have been lost. */
async function announceAll(database: Database, feed: ChangeFeed, log: Log): Promise<void> {
  try {
    for (const siteId of await readSiteIds(database)) {
      for (const entity of entities) feed.announce({ siteId, entity })
    }
  } catch (error) {
    log('What changed meanwhile could not be told', { reason: String(error) })
  }
}
