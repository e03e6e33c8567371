import type { Pagination } from './endpoint.ts'

/** One page of rows that are all in memory, with its position as `listOf` has it. */
export const pageOfRows = <Row>(
  rows: readonly Row[],
  { page, pageSize }: { page: number; pageSize: number },
): { items: Row[]; pagination: Pagination } => ({
  items: rows.slice((page - 1) * pageSize, page * pageSize),
  pagination: {
    page,
    perPage: pageSize,
    totalItems: rows.length,
    totalPages: Math.ceil(rows.length / pageSize),
  },
})
