import { createHash } from 'node:crypto'

/** The strong ETag of a value: equal for the same content, whatever the order of its keys. */
export const etagOf = (value: unknown): string =>
  `"${createHash('sha256')
    .update(JSON.stringify(ordered(value)))
    .digest('base64url')
    .slice(0, 27)}"`

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([, held]) => held !== undefined)
  return entries.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, held]) => [key, ordered(held)])
}
