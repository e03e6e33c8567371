import { RestProblem } from './rest-problem.ts'

const element = /\s*(?:"((?:[^"\\]|\\[\s\S])*)"|((?:[^",{}\\]|\\[\s\S])+))\s*/y

/** The elements of a one-dimensional array as PostgreSQL writes it: `{a,"b, c",NULL}`. */
export function parseArray(text: string): (string | null)[] {
  const trimmed = text.trim()
  if (!trimmed.startsWith('{') || !trimmed.endsWith('}') || trimmed.length < 2) {
    throw malformed(text, 'Array value must start with "{" and end with "}".')
  }
  const inner = trimmed.slice(1, -1)
  if (inner.trim() === '') return []

  const elements: (string | null)[] = []
  for (let at = 0; ; at += 1) {
    element.lastIndex = at
    const found = element.exec(inner)
    if (found === null) throw malformed(text, 'Unexpected array element.')
    elements.push(toElement(found[1], found[2] ?? ''))
    at = element.lastIndex
    if (at === inner.length) return elements
    if (inner[at] !== ',') throw malformed(text, 'Unexpected array element.')
  }
}

function toElement(quoted: string | undefined, bare: string): string | null {
  const unescape = (part: string) => part.replaceAll(/\\([\s\S])/g, '$1')
  if (quoted !== undefined) return unescape(quoted)
  const trimmed = bare.trim()
  return trimmed.toLowerCase() === 'null' ? null : unescape(trimmed)
}

/** The reverse, with every element in quotes. */
export const toArrayLiteral = (elements: (string | null)[]): string =>
  `{${elements.map((value) => (value === null ? 'NULL' : quote(value))).join(',')}}`

const quote = (value: string) => `"${value.replaceAll(/["\\]/g, String.raw`\$&`)}"`

const malformed = (text: string, details: string) =>
  new RestProblem(400, '22P02', { message: `malformed array literal: "${text}"`, details })
