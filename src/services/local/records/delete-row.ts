import { and, eq, type SQL, sql } from 'drizzle-orm'
import { refuseInBoth } from '../../service-error.ts'
import type { Transaction } from '../database/database.ts'
import { deletedRows } from '../database/tables/content-tables.ts'
import {
  deleteTables,
  readSnapshot,
  restoreSnapshot,
  type RowKey,
  type SnapshotTables,
} from './row-snapshot.ts'
import { type Editing, type NamedItem, recordChange } from './record-change.ts'

/** The row that is deleted, and how its rows are snapshot. */
export interface Deletion extends NamedItem {
  snapshot: SnapshotTables
}

/** Deletes a row with what belongs to it, and keeps all of it for a restore; false when there is none. */
export async function deleteRow(
  tx: Transaction,
  editing: Editing,
  { snapshot, ...item }: Deletion,
): Promise<boolean> {
  const { siteId, caller } = editing
  const key = { siteId, id: item.itemId }
  const found = await readSnapshot(tx, snapshot, key)
  if (found === undefined) return false
  await tx.insert(deletedRows).values({
    siteId,
    ...item,
    name: item.name.slice(0, 200),
    ...found,
    deletedBy: caller?.userId ?? null,
  })
  await deleteTables(tx, snapshot, key)
  await recordChange(tx, editing, { ...item, event: 'deleted' })
  return true
}

/**
 * Restores a deleted row as it was; false when it was not deleted here. With an owner it is one that belonged to this
 * account, and that the account deleted itself.
 */
export async function restoreRow(
  tx: Transaction,
  editing: Editing,
  { snapshot, area, itemId, ownerId }: Omit<Deletion, 'name'> & Pick<RowKey, 'ownerId'>,
): Promise<boolean> {
  const { siteId } = editing
  const [stored] = await tx
    .delete(deletedRows)
    .where(
      and(
        eq(deletedRows.siteId, siteId),
        eq(deletedRows.area, area),
        eq(deletedRows.itemId, itemId),
        deletedByOwner(ownerId),
      ),
    )
    .returning()
  if (stored === undefined) return false
  await restoreSnapshot(tx, snapshot, stored)
  await recordChange(tx, editing, { area, itemId, name: stored.name, event: 'restored' })
  return true
}

/** The condition that an account deleted a row of its own; none without an account. */
export const deletedByOwner = (ownerId: string | undefined): SQL | undefined =>
  ownerId === undefined
    ? undefined
    : and(
        eq(deletedRows.deletedBy, ownerId),
        sql`${deletedRows.rows} #>> '{0,rows,0,owner_id}' = ${ownerId}`,
      )

/** The refusal to restore a row whose parent row is gone. */
export const parentGone = (cause?: unknown) =>
  refuseInBoth(
    409,
    {
      id: 'Yang memuatnya sudah dihapus. Pulihkan itu dahulu.',
      en: 'What it belongs to was deleted. Restore that first.',
    },
    { cause },
  )
