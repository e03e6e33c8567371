import { type RowsPage, toRowsPage } from '#schemas/row-pages.ts'
import type { ReadQuery } from './read-query.ts'

/** A list of which a value of the query chooses the page. */
export interface ListPage {
  /** The name of that value. */
  name: string
  totalPages: number
}

/**
 * The list that an answer is a page of; none when its page is not of the query, or the answer is no list. Rows of a table say
 * nothing of pages: a block asks for them by `rowsOf`, from its props.
 */
export function listPage(
  name: string | undefined,
  answer: unknown,
  props: Partial<Readonly<Record<keyof RowsPage, unknown>>> = {},
): ListPage[] {
  if (name === undefined || typeof answer !== 'object' || answer === null) return []
  const { page, limit } = props
  if (Array.isArray(answer) && typeof page === 'number' && typeof limit === 'number')
    return [{ name, totalPages: toRowsPage(answer, { page, limit }).pagination.totalPages }]
  const { pagination } = answer as { pagination?: { totalPages?: unknown } }
  const totalPages = pagination?.totalPages
  return typeof totalPages === 'number' ? [{ name, totalPages }] : []
}

/** The position of a page of the site in its longest list. */
export interface ListPosition {
  name: string
  page: number
  /** Whether the list has no such page. */
  isBeyond: boolean
  prev?: number | undefined
  next?: number | undefined
}

/** The position in the list of the first declared value that chooses a page; undefined without one. */
export function positionIn(
  lists: readonly ListPage[],
  { values }: ReadQuery,
): ListPosition | undefined {
  for (const { name, value, max = Infinity } of values) {
    const own = lists.filter((list) => list.name === name)
    if (own.length === 0 || typeof value !== 'number') continue
    const last = Math.min(max, Math.max(1, ...own.map(({ totalPages }) => totalPages)))
    const isBeyond = value > last
    return {
      name,
      page: value,
      isBeyond,
      prev: value > 1 && !isBeyond ? value - 1 : undefined,
      next: value < last ? value + 1 : undefined,
    }
  }
  return undefined
}
