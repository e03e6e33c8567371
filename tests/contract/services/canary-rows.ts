// Rows that only those who are signed in may read, each with a canary wherever it can hold a text.
import { createChangeFeed } from '#src/services/local/database/change-feed.ts'
import { openDatabase } from '#src/services/local/database/open-database.ts'
import { plantOfAccount } from './canary-account-rows.ts'
import { plantOfVisitors } from './canary-visitor-rows.ts'

/** Adds the rows to a site in a database of PostgreSQL. */
export async function plantRows(databaseUrl: string, siteId: string): Promise<void> {
  const feed = createChangeFeed(() => undefined)
  const { database, backend } = await openDatabase(
    { databaseUrl, folder: '', log: () => undefined },
    feed,
  )
  try {
    await database.transaction({ role: 'server', siteId }, async (tx) => {
      await plantOfAccount(tx, siteId)
      await plantOfVisitors(tx, siteId)
    })
  } finally {
    await backend.close()
  }
}
