/** What one pass over a text finds without parsing: the offset of too deep nesting, and the number of keys. */
export interface Scan {
  tooDeep: number | undefined
  keys: number
}

const quote = 34
const backslash = 92
const slash = 47
const star = 42
const newline = 10

/** Scans brackets and colons outside of strings and comments, without recursion. */
export function scan(text: string, maxDepth: number): Scan {
  const open: number[] = []
  let keys = 0
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code === quote) i = endOfText(text, i)
    else if (code === slash) i = endOfComment(text, i)
    else if (code === 58) keys++
    else if (code === 123 || code === 91) {
      if (open.push(code) > maxDepth) return { tooDeep: i, keys }
    } else if (code === 125 || code === 93) {
      // A mismatched closing bracket closes nothing, as in an error-tolerant parser.
      if (open.at(-1) === code - 2) open.pop()
    }
  }
  return { tooDeep: undefined, keys }
}

function endOfText(text: string, start: number): number {
  for (let i = start + 1; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code === backslash) i++
    else if (code === quote || code === newline) return i
  }
  return text.length
}

function endOfComment(text: string, start: number): number {
  const kind = text.charCodeAt(start + 1)
  if (kind !== slash && kind !== star) return start
  const end = kind === slash ? text.indexOf('\n', start) : text.indexOf('*/', start + 2)
  return end === -1 ? text.length : end + (kind === slash ? 0 : 1)
}

/**
 * Parses strict JSON with JSON.parse; returns undefined when the full parser is needed: not strict JSON,
 * a duplicate key, or a forbidden one.
 */
export function parsePlain(
  text: string,
  keys: number,
  forbidden: ReadonlySet<string>,
): { value: unknown } | undefined {
  try {
    const value = JSON.parse(text) as unknown
    return countKeys(value, forbidden) === keys ? { value } : undefined
  } catch {
    return undefined
  }
}

/** The number of keys in all objects of a value; NaN when one of them is forbidden. */
function countKeys(value: unknown, forbidden: ReadonlySet<string>): number {
  if (typeof value !== 'object' || value === null) return 0
  let count = 0
  if (Array.isArray(value)) {
    for (const item of value) count += countKeys(item, forbidden)
    return count
  }
  for (const key of Object.keys(value)) {
    if (forbidden.has(key)) return NaN
    count += 1 + countKeys((value as Record<string, unknown>)[key], forbidden)
  }
  return count
}
