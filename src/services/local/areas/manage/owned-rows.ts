import { eq, getTableColumns, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { WrittenArea } from '#schemas/manage/managed-area.ts'
import { requireCaller } from '../../../access.ts'
import type { ServiceContext } from '../../../calls.ts'
import type { RowKey } from '../../records/row-snapshot.ts'
import type { SiteTable } from './managed-table.ts'

/** The account whose rows a call of an area reaches; undefined where it reaches every row of the site. */
export const ownerFor = (
  { isOwned }: Pick<WrittenArea, 'isOwned'>,
  { caller }: Pick<ServiceContext, 'caller'>,
): string | undefined => (isOwned === true ? requireCaller(caller).userId : undefined)

/** A row by its id, of those that a call of an area reaches. */
export const keyFor = (area: WrittenArea, context: ServiceContext, id: string): RowKey => ({
  siteId: context.siteId,
  id,
  ownerId: ownerFor(area, context),
})

/** The condition that rows belong to an account; none without an account. */
export function byOwner(table: SiteTable, ownerId: string | undefined): SQL | undefined {
  if (ownerId === undefined) return undefined
  const { ownerId: column } = getTableColumns(table) as Record<string, PgColumn | undefined>
  if (column === undefined) throw new Error('An area of own rows is on a table with owners.')
  return eq(column, ownerId)
}
