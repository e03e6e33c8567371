const width = 100
const step = '  '

/**
 * Formats a JSON value: on one line if it fits, but lists of objects with an item on each line, and long lists of
 * numbers filled. Equal values have equal texts, which the formatter of this repository does not change.
 */
export const printJson = (value: unknown): string =>
  `${print(value, { indent: '', from: 0, to: 0 })}\n`

/** The position of a value: the indentation of its lines, and the columns used before and after it. */
interface Spot {
  indent: string
  from: number
  to: number
}

function print(value: unknown, { indent, from, to }: Spot): string {
  if (typeof value !== 'object' || value === null) return scalar(value)
  const line = onOneLine(value)
  if (line !== undefined && from + widthOf(line) + to <= width) return line
  const lines = isNumbers(value) ? filled(value, indent + step) : printItems(value, indent + step)
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  return `${open}\n${lines}\n${indent}${close}`
}

function printItems(value: object, indent: string): string {
  const labels = Array.isArray(value) ? [] : Object.keys(value).map(labelOf)
  const items: unknown[] = Object.values(value)
  const lines = items.map((item, i) => {
    const start = indent + (labels[i] ?? '')
    return start + print(item, { indent, from: widthOf(start), to: i < items.length - 1 ? 1 : 0 })
  })
  return lines.join(',\n')
}

function filled(numbers: readonly number[], indent: string): string {
  const lines = [indent]
  for (const [i, number] of numbers.entries()) {
    const item = scalar(number) + (i < numbers.length - 1 ? ',' : '')
    const line = lines.at(-1) ?? indent
    if (line === indent) lines[lines.length - 1] = line + item
    else if (line.length + 1 + item.length <= width) lines[lines.length - 1] = `${line} ${item}`
    else lines.push(indent + item)
  }
  return lines.join('\n')
}

/** The value on one line; undefined when it must not be on one. */
function onOneLine(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return scalar(value)
  if (isTable(value)) return undefined
  const labels = Array.isArray(value) ? [] : Object.keys(value).map(labelOf)
  const parts: string[] = []
  for (const [i, item] of Object.values(value).entries()) {
    const part = onOneLine(item)
    if (part === undefined) return undefined
    parts.push((labels[i] ?? '') + part)
  }
  const inside = parts.join(', ')
  if (Array.isArray(value)) return `[${inside}]`
  return inside === '' ? '{}' : `{ ${inside} }`
}

/** Whether the value is a list of several objects, or of several lists, with more than one entry each. */
function isTable(value: object): boolean {
  if (!Array.isArray(value) || value.length < 2) return false
  const isOfLists = Array.isArray(value[0])
  return value.every(
    (item) =>
      typeof item === 'object' &&
      item !== null &&
      Array.isArray(item) === isOfLists &&
      Object.keys(item).length > 1,
  )
}

const isNumbers = (value: object): value is number[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'number')

const labelOf = (key: string): string => `${JSON.stringify(key)}: `

function scalar(value: unknown): string {
  // JSON.stringify loses the sign of -0.
  if (Object.is(value, -0)) return '-0'
  const text = JSON.stringify(value)
  return typeof value === 'number' ? text.replace('e+', 'e') : text
}

const wide =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303f\uff01-\uff60\uffe0-\uffe6]/u

/** The display width of a text: two columns for East Asian characters and emoji, none for combining marks. */
function widthOf(text: string): number {
  if (/^[\u0020-\u024f\u2010-\u2027]*$/.test(text)) return text.length
  let columns = 0
  for (const character of text) {
    if (!/[\p{Mn}\p{Me}\p{Cf}]/u.test(character)) columns += wide.test(character) ? 2 : 1
  }
  return columns
}
