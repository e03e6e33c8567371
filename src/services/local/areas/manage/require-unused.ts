import { and, eq } from 'drizzle-orm'
import { refuseInBoth } from '../../../service-error.ts'
import type { Database, Transaction } from '../../database/database.ts'
import { countRows } from '../../database/paging.ts'
import type { RowKey } from '../../records/row-snapshot.ts'
import type { Blocker } from './managed-table.ts'

interface Counted {
  words: Blocker['words']
  count: number
}

/** Throws ServiceError with 409 that says what depends on a row and how many; rows of the other role are not counted. */
export async function requireUnused(
  tx: Transaction,
  blockers: readonly Blocker[],
  key: RowKey,
): Promise<void> {
  const counted: Counted[] = []
  for (const { table, column, words } of blockers) {
    const count = await countRows(tx, table, and(eq(table.siteId, key.siteId), eq(column, key.id)))
    if (count > 0) counted.push({ words, count })
  }
  if (counted.length > 0) throw inUse(counted)
}

function inUse(counted: readonly Counted[]) {
  const list = (locale: 'id' | 'en') =>
    counted.map(({ words, count }) => `${count} ${words[locale]}`).join(', ')
  return refuseInBoth(409, {
    id: `Masih dipakai: ${list('id')}. Pindahkan atau hapus itu dahulu.`,
    en: `It is still in use: ${list('en')}. Move or delete those first.`,
  })
}

/** The same for rows that only the server's role may count, in a transaction of their own. */
export async function requireUnusedByServer(
  database: Database,
  blockers: readonly Blocker[],
  key: RowKey,
): Promise<void> {
  const ofServer = blockers.filter(({ role }) => role === 'server')
  if (ofServer.length === 0) return
  await database.transaction({ role: 'server', siteId: key.siteId }, (tx) =>
    requireUnused(tx, ofServer, key),
  )
}
