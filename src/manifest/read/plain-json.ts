/** What one pass over a text tells without reading it: where it is nested too deep, and how many keys it writes. */
export interface Scan {
  tooDeep: number | undefined
  keys: number
}

const quote = 34
const backslash = 92
const slash = 47
const star = 42
const newline = 10

/** Looks at brackets and colons outside of texts and comments, without recursion. */
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
      // One that closes another kind closes nothing: a parser that reads on stays as deep as it was.
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
 * The value of strict JSON by the platform's own parser; undefined when it wants a closer reading: it is not strict
 * JSON, a key stands twice, or one is forbidden.
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

/** How many keys the objects of a value have; NaN when one of them is forbidden. */
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
