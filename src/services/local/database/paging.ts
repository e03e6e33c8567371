import { count, type SQL, type Subquery } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Pagination } from '#schemas/endpoint.ts'
import { mostListed } from '#schemas/most-listed.ts'
import type { Transaction } from './database.ts'

/** The requested page of a list. */
export interface PageAsked {
  page: number
  pageSize: number
}

/** How many rows come before a page. */
export const offsetOf = ({ page, pageSize }: PageAsked) => (page - 1) * pageSize

/** How many rows a page of a visitor's list shows at most: none after the last one that is counted. */
export const limitOf = (asked: PageAsked) =>
  Math.max(0, Math.min(asked.pageSize, mostListed - offsetOf(asked)))

/** How many rows match, counted up to a bound. */
export interface Total {
  items: number
  /** More rows match than were counted. */
  isMore: boolean
}

export const toTotal = (rows: number, most = mostListed): Total => ({
  items: Math.min(rows, most),
  isMore: rows > most,
})

/** The pagination of a list of so many rows: all of them, or those up to the bound. */
export function toPagination({ page, pageSize }: PageAsked, total: number | Total): Pagination {
  const { items, isMore } = typeof total === 'number' ? { items: total, isMore: false } : total
  return {
    page,
    perPage: pageSize,
    totalItems: items,
    totalPages: Math.ceil(items / pageSize),
    ...(isMore && { isMore }),
  }
}

/**
 * The number of rows in a table or query, all of which are read: for figures, and for lists of the staff, who work
 * through them to the last row.
 */
export async function countRows(
  tx: Transaction,
  source: PgTable | Subquery,
  where?: SQL,
): Promise<number> {
  const [row] = await tx.select({ rows: count() }).from(source).where(where)
  return row?.rows ?? 0
}
