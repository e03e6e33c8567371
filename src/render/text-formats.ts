/** A bound value in one of the formats of `schemas/binding.ts`. Each takes time in proportion to the text. */
export function applyFormat(value: unknown, format: string): unknown {
  const text = String(value)
  if (format === 'stripHtml') return stripHtml(text)
  if (format.startsWith('words:')) return firstWords(text, Number(format.slice('words:'.length)))
  if (format === 'upper') return text.toUpperCase()
  if (format === 'lower') return text.toLowerCase()
  if (format === 'rupiah') return `Rp${grouped(text)}`
  if (format === 'number') return grouped(text)
  if (format === 'date') return text.slice(0, 10)
  return value
}

/** The digits at the end of a text in groups of three. */
function grouped(text: string): string {
  let start = text.length
  while (start > 0 && isDigit(text.charCodeAt(start - 1))) start--
  const groups: string[] = []
  for (let end = text.length; end > start; end -= 3)
    groups.push(text.slice(Math.max(start, end - 3), end))
  return text.slice(0, start) + groups.toReversed().join('.')
}

const isDigit = (code: number): boolean => code >= 48 && code <= 57

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: ' ',
}

/** The text of some HTML, on one line. */
export const stripHtml = (html: string): string =>
  withoutTags(html.replace(/<\/(p|h\d|li|blockquote)>|<br\s*\/?>/gi, ' '))
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entities[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim()

/** As `/<[^>]*>/g` takes tags out, which from each `<` would look for the end of the text again. */
function withoutTags(html: string): string {
  const parts: string[] = []
  let at = 0
  for (;;) {
    const open = html.indexOf('<', at)
    const close = open === -1 ? -1 : html.indexOf('>', open)
    if (close === -1) return parts.join('') + html.slice(at)
    parts.push(html.slice(at, open))
    at = close + 1
  }
}

/** The first words, followed by an ellipsis when there are more. */
export function firstWords(text: string, count: number): string {
  const words: string[] = []
  for (const [word] of text.matchAll(/\S+/g)) {
    if (words.length >= count) return `${words.join(' ')}…`
    words.push(word)
  }
  return words.join(' ')
}

/** A text of at most so many characters: cut after a word and followed by an ellipsis when it is longer. */
export function cutAtWord(text: string, most: number): string {
  const characters = Array.from(text)
  if (characters.length <= most) return text
  const head = characters.slice(0, most - 1).join('')
  const isWhole = /\s/.test(characters[most - 1] ?? '')
  const end = isWhole ? head.length : head.search(/\s\S*$/)
  return `${(end > 0 ? head.slice(0, end) : head).replace(/[\s.,;:–—-]+$/u, '')}…`
}
