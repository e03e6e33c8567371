import type { Transaction } from '../../database/database.ts'
import type { RowKey } from '../../records/row-snapshot.ts'
import type { ManagedTable } from './managed-table.ts'

/** A row with its id, in the form that its ETag is of; null when there is none. */
export async function readRow(
  tx: Transaction,
  { area, store }: ManagedTable,
  { isLocked = false, ...key }: RowKey & { isLocked?: boolean },
) {
  const row = await store.read(tx, key, isLocked)
  return row && area.calls.detail.output.parse({ id: key.id, ...row })
}
