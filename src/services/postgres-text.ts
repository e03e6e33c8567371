/** A NUL, or half of a surrogate pair: PostgreSQL stores neither in text nor in JSON. */
const broken = /[\0\p{Surrogate}]/u

/** The message for such a text. */
export const unstorable = 'must be whole characters, without NUL'

/**
 * The path of the first text that PostgreSQL cannot store, as `members.0.name`; undefined when there is none.
 */
export function findUnstorable(value: unknown, path = ''): string | undefined {
  if (typeof value === 'string') return broken.test(value) ? path : undefined
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, held] of Object.entries(value)) {
    const found = findUnstorable(held, path === '' ? key : `${path}.${key}`)
    if (found !== undefined) return found
  }
  return undefined
}
