import { type SQL, sql, type Subquery } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Pagination } from '#schemas/endpoint.ts'
import { mostListed } from '#schemas/most-listed.ts'
import type { Transaction } from './database.ts'
import {
  countRows,
  limitOf,
  offsetOf,
  type PageAsked,
  toPagination,
  type Total,
  toTotal,
} from './paging.ts'
import { readGroups, type RowGroup } from './row-groups.ts'

/** Which rows of a list match. */
interface Counted {
  from: PgTable | Subquery
  where?: SQL | undefined
  most?: number
}

/** The number of rows for a list that everyone may read, which reads no more than the bound and one. */
export async function countUpTo(
  tx: Transaction,
  { from, where, most = mostListed }: Counted,
): Promise<Total> {
  const matching = tx
    .select({ one: sql`1`.as('one') })
    .from(from)
    .where(where)
    .limit(most + 1)
  return toTotal(await countRows(tx, matching.as('matching')), most)
}

/** A page of rows, and which page of how many rows it is. */
export interface CountedPage<Row> {
  rows: Row[]
  pagination: Pagination
}

interface Asked extends PageAsked {
  counted: Counted
}

/** A query with its conditions and its order. */
interface OrderedRows<Row> {
  limit(rows: number): { offset(rows: number): PromiseLike<Row[]> }
}

/**
 * A page of rows and how many match, for a list that everyone may read. One statement finds both: the query of `select` has the
 * column that it is given. Only a page after the last row is counted for itself.
 */
export async function readCounted<Row extends { matching: number }>(
  tx: Transaction,
  { counted, ...asked }: Asked,
  select: (matching: SQL<number>) => OrderedRows<Row>,
): Promise<CountedPage<Omit<Row, 'matching'>>> {
  const { from, where, most = mostListed } = counted
  const matching = sql<number>`(select count(*)::int from (
    select 1 from ${from} ${where && sql`where ${where}`} limit ${most + 1}) matching)`
  const [limit, offset] = [limitOf(asked), offsetOf(asked)]
  const found = await select(matching).limit(limit).offset(offset)
  const [first] = found
  const isFirstPage = offset === 0 && limit > 0
  const total =
    first === undefined && !isFirstPage
      ? await countUpTo(tx, counted)
      : toTotal(first?.matching ?? 0, most)
  const rows = found.map((row) => {
    const { matching: _, ...columns } = row
    return columns
  })
  return { rows, pagination: toPagination(asked, total) }
}

/** Rows that come together in a list, and which they are. */
interface CountedGroup<Row> {
  counted: Counted
  read: RowGroup<Row>['read']
}

/** The same of a list in which one group of rows follows the other. */
export async function readCountedGroups<Row>(
  tx: Transaction,
  asked: PageAsked,
  groups: readonly CountedGroup<Row>[],
): Promise<CountedPage<Row>> {
  const counted: RowGroup<Row>[] = []
  for (const { counted: which, read } of groups) {
    const { items, isMore } = await countUpTo(tx, which)
    counted.push({ rows: isMore ? items + 1 : items, read })
  }
  const total = toTotal(counted.reduce((sum, { rows }) => sum + rows, 0))
  return { rows: await readGroups(asked, counted), pagination: toPagination(asked, total) }
}
