/** A NUL, or half of a surrogate pair: PostgreSQL keeps neither in text nor in JSON. */
const broken = /[\0\p{Surrogate}]/u

/** What is said of such a text. */
export const unstorable = 'must be whole characters, without NUL'

/** The path of the first text that no database keeps, as `members.0.name`; undefined when all can be kept. */
export function findUnstorable(value: unknown, path = ''): string | undefined {
  if (typeof value === 'string') return broken.test(value) ? path : undefined
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, held] of Object.entries(value)) {
    const found = findUnstorable(held, path === '' ? key : `${path}.${key}`)
    if (found !== undefined) return found
  }
  return undefined
}
