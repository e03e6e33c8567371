// Only tests and benchmarks import this file.
import { createChangeFeed } from './change-feed.ts'
import { type DatabaseOptions, openDatabase } from './open-database.ts'

type TestDatabase = Pick<DatabaseOptions, 'databaseUrl' | 'folder'>

/** An unused place for a database, and a function that removes it. */
export interface NewPlace {
  place: TestDatabase
  remove: () => Promise<void>
}

/** Migrates the database of a place, and closes it. */
export async function migrateIn(place: TestDatabase): Promise<void> {
  const ignore = () => undefined
  const { backend } = await openDatabase({ ...place, log: ignore }, createChangeFeed(ignore))
  await backend.close()
}
