import { and, asc, desc, eq, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import type { ListSort, ManagedItem, WrittenCalls } from '#schemas/manage/written-calls.ts'
import type { Transaction } from '../../database/database.ts'
import { containsText } from '../../database/conditions.ts'
import { countRows, offsetOf, toPagination } from '../../database/paging.ts'
import type { ListColumns } from './managed-table.ts'
import { byOwner } from './owned-rows.ts'

type Asked = z.output<WrittenCalls['list']['input']>

const always = sql<boolean>`true`
const never = sql<boolean>`false`

/** One page of the rows of an area, published or not; with an owner, of those that belong to this account. */
export async function listRows(
  tx: Transaction,
  list: ListColumns,
  { siteId, ownerId, ...asked }: Asked & { siteId: string; ownerId: string | undefined },
) {
  const { table, narrowing = [] } = list
  const chosen = and(
    eq(table.siteId, siteId),
    byOwner(table, ownerId),
    asked.state === 'all' ? undefined : sql`${stateOf(list)} = ${asked.state}`,
    asked.of === undefined ? undefined : or(...narrowing.map((column) => eq(column, asked.of))),
    containsText(list.search, asked.search),
  )
  const page = { page: asked.page, pageSize: asked.perPage }
  const rows = await tx
    .select({
      id: sql<string>`${table.id}`,
      name: sql<string>`${list.name}`,
      slug: list.slug === undefined ? sql<string | null>`null` : sql<string | null>`${list.slug}`,
      state: stateOf(list),
      date: momentOf(list.date),
    })
    .from(table)
    .where(chosen)
    .orderBy(...orderOf(list, asked.sort))
    .limit(page.pageSize)
    .offset(offsetOf(page))
  return {
    items: rows,
    pagination: toPagination(page, await countRows(tx, table, chosen)),
  }
}

/** The state of a row as visitors and the staff know it. */
const stateOf = ({ isPublished = always, isScheduled = never, isPending = never }: ListColumns) =>
  sql<ManagedItem['state']>`case when ${isPublished} then 'published'
    when ${isScheduled} then 'scheduled' when ${isPending} then 'pending' else 'draft' end`

/** A moment as ISO 8601 in UTC, which every answer has. */
const momentOf = (date: PgColumn | undefined) =>
  date === undefined
    ? sql<string | null>`null`
    : sql<string | null>`to_char(${date} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** Rows that are equal in an order come by name, and by id. */
function orderOf({ table, name, date, position }: ListColumns, sort: ListSort): SQL[] {
  const byName = [sql`${name} asc`, asc(table.id)]
  if (sort === 'name') return byName
  if (sort === 'position') return position === undefined ? byName : [asc(position), ...byName]
  if (date === undefined) return byName
  return [sort === 'newest' ? desc(date) : asc(date), ...byName]
}
