// Only tests and benchmarks import this file.
import type { Change } from '../../sites.ts'
import type { Backend } from './backend.ts'
import { createChangeFeed } from './change-feed.ts'
import { toDatabase } from './database.ts'
import { type DatabaseOptions, openDatabase } from './open-database.ts'

interface Options {
  deadline: number
  /** Can wrap the backend. */
  watch: (backend: Backend) => Backend
}

/** Opens a database, with the changes that it reports and the lines that it logs. */
export async function openDatabaseForTest(
  place: Pick<DatabaseOptions, 'databaseUrl' | 'folder'>,
  { deadline, watch }: Options,
) {
  const news: Change[] = []
  const logged: string[] = []
  const feed = createChangeFeed((error) => logged.push(String(error)))
  feed.onChange((change) => news.push(change))
  const log = (message: string) => void logged.push(message)
  const { backend } = await openDatabase({ ...place, log, deadline }, feed)
  return { backend, database: toDatabase(watch(backend)), news, logged, log }
}
