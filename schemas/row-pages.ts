import type { Pagination } from './endpoint.ts'

/** Which page of rows, and how many are on each. */
export interface RowsPage {
  page: number
  limit: number
}

/** The input that reads one page of rows, and one row more, by which the page knows whether another follows. */
export const rowsOf = ({ page, limit }: RowsPage) => ({
  limit: limit + 1,
  offset: page > 1 ? (page - 1) * limit : undefined,
})

/** The rows of a page and its pagination, whose total is that of the pages known so far. */
export function toRowsPage<Row>(rows: readonly Row[], { page, limit }: RowsPage) {
  const hasMore = rows.length > limit
  const items = rows.slice(0, limit)
  const pagination: Pagination = {
    page,
    perPage: limit,
    totalItems: (page - 1) * limit + rows.length,
    totalPages: rows.length === 0 ? 0 : page + Number(hasMore),
  }
  return { items, pagination }
}
