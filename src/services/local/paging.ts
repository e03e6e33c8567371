import { count, type SQL, type Subquery } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Pagination } from '#schemas/endpoint.ts'
import type { Transaction } from './database.ts'

interface Page {
  page: number
  pageSize: number
}

/** How many rows come before a page. */
export const offsetOf = ({ page, pageSize }: Page) => (page - 1) * pageSize

export const toPagination = ({ page, pageSize }: Page, totalItems: number): Pagination => ({
  page,
  perPage: pageSize,
  totalItems,
  totalPages: Math.ceil(totalItems / pageSize),
})

/** How many rows there are in a table or a query. */
export async function countRows(
  tx: Transaction,
  source: PgTable | Subquery,
  where?: SQL,
): Promise<number> {
  const [row] = await tx.select({ rows: count() }).from(source).where(where)
  return row?.rows ?? 0
}
