import type { Audience } from './audience.ts'
import { outOfRange } from './rest-problem.ts'
import type { Query } from './parse-query.ts'

/** The requested part of all rows. */
export interface Range {
  offset: number
  limit: number
}

/** The page that `limit`, `offset` and the header `Range` select together, within the limits. */
export function toRange(
  { limit, offset }: Pick<Query, 'limit' | 'offset'>,
  header: string | null,
  { limits }: Audience,
): Range {
  if (limit !== undefined && limit < 0) {
    throw outOfRange('Limit should be greater than or equal to zero.')
  }
  const asked = parseRangeHeader(header)
  const lower = Math.max(offset, asked.lower)
  const upper = Math.min(limit === undefined ? Infinity : offset + limit - 1, asked.upper)
  if (lower > limits.offset) {
    throw outOfRange(
      `An offset of ${lower} was requested, but rows are offered up to an offset of ${limits.offset}.`,
    )
  }
  if (limit === 0) return { offset: lower, limit: 0 }
  if (upper < lower) {
    throw outOfRange(
      'The lower boundary must be lower than or equal to the upper boundary in the Range header.',
    )
  }
  const rows = upper === Infinity ? limits.rowsUnasked : upper - lower + 1
  return { offset: lower, limit: Math.min(rows, limits.rows) }
}

function parseRangeHeader(header: string | null) {
  const found = /^(\d{1,15})-(\d{1,15})?$/.exec(header?.trim() ?? '')
  if (found === null) return { lower: 0, upper: Infinity }
  const [, lower, upper] = found
  return { lower: Number(lower), upper: upper === undefined ? Infinity : Number(upper) }
}

/** `0-19/42`, and `*` for an empty range or an unknown total. */
export function toContentRange(offset: number, rows: number, total: number | undefined): string {
  const range = rows > 0 && total !== 0 ? `${offset}-${offset + rows - 1}` : '*'
  return `${range}/${total ?? '*'}`
}

/** 206 for a part of all rows. Throws when the page starts after the last row. */
export function toReadStatus(range: Range, rows: number, total: number | undefined): 200 | 206 {
  if (total === undefined) return 200
  if (range.offset > total) {
    throw outOfRange(
      `An offset of ${range.offset} was requested, but there are only ${total} rows.`,
    )
  }
  return rows < total ? 206 : 200
}
