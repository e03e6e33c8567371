import { count, type SQL, type Subquery } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Pagination } from '#schemas/endpoint.ts'
import type { Transaction } from './database.ts'

/** The requested page of a list. */
export interface PageAsked {
  page: number
  pageSize: number
}

/** How many rows come before a page. */
export const offsetOf = ({ page, pageSize }: PageAsked) => (page - 1) * pageSize

export const toPagination = ({ page, pageSize }: PageAsked, totalItems: number): Pagination => ({
  page,
  perPage: pageSize,
  totalItems,
  totalPages: Math.ceil(totalItems / pageSize),
})

/** The number of rows in a table or query. */
export async function countRows(
  tx: Transaction,
  source: PgTable | Subquery,
  where?: SQL,
): Promise<number> {
  const [row] = await tx.select({ rows: count() }).from(source).where(where)
  return row?.rows ?? 0
}
