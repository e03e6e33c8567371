import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import type { SentCalls } from '#schemas/manage/sent-calls.ts'
import type { Transaction } from '../../database/database.ts'
import type { RowKey } from '../../records/row-snapshot.ts'
import type { SentTable } from './managed-table.ts'
import { toField } from './row-values.ts'

type State = z.output<SentCalls['list']['input']>['state']

/** The rows in a state; undefined for all of them. */
export function inState({ isApproved, isHidden }: SentTable, state: State): SQL | undefined {
  if (state === 'all') return undefined
  if (state === 'approved') return isApproved
  return state === 'hidden' ? isHidden : sql`not (${isApproved}) and not (${isHidden})`
}

/** The rows of an area with the columns that its fields name, and whether they are shown. */
export function selectSent(tx: Transaction, { area, table, isApproved, isHidden }: SentTable) {
  const all = Object.entries(getTableColumns(table)) as [string, PgColumn][]
  const columns = Object.fromEntries(all.filter(([name]) => Object.hasOwn(area.fields.shape, name)))
  const state = sql<string>`case when ${isApproved} then 'approved' when ${isHidden} then 'hidden' else 'pending' end`
  return tx
    .select({ ...columns, id: table.id, sentAt: table.sentAt, state: sql`${state}` })
    .from(table)
    .$dynamic()
}

/** A row as an answer has it. */
export const toRow = ({ area }: SentTable, row: Record<string, unknown>) =>
  area.calls.detail.output.parse(
    Object.fromEntries(Object.entries(row).map(([name, value]) => [name, toField(value)])),
  )

/** A row by its id; null when there is none. */
export async function readSent(tx: Transaction, sent: SentTable, { siteId, id }: RowKey) {
  const { table } = sent
  const [row] = await selectSent(tx, sent).where(and(eq(table.siteId, siteId), eq(table.id, id)))
  return row === undefined ? null : toRow(sent, row)
}
