import { languageTags } from '#schemas/languages.ts'
import type { Locale } from '#schemas/text.ts'

/** A bound value in one of the formats of `schemas/binding.ts`, in a language. Each takes time in proportion to the text. */
export function applyFormat(value: unknown, format: string, locale: Locale): unknown {
  const text = String(value)
  if (format === 'stripHtml') return stripHtml(text)
  if (format.startsWith('words:')) return firstWords(text, Number(format.slice('words:'.length)))
  if (format === 'upper') return text.toUpperCase()
  if (format === 'lower') return text.toLowerCase()
  if (format === 'rupiah') return `Rp${toNumber(value, locale)}`
  if (format === 'number') return toNumber(value, locale)
  if (format === 'date') return toDay(text, locale)
  return value
}

/** Made once for each language: formatters of Intl cost more than what they write. */
const inEach = <Format>(make: (tag: string) => Format): Record<Locale, Format> => ({
  id: make(languageTags.id),
  en: make(languageTags.en),
})
const numbers = inEach((tag) => new Intl.NumberFormat(tag))
const days = inEach(
  (tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'Asia/Jakarta' }),
)

/** What is no number stays as it is. */
const toNumber = (value: unknown, locale: Locale): string =>
  typeof value === 'number' ? numbers[locale].format(value) : String(value)

/** The day of a moment in western Indonesia, such as `21 November 2026`; what is no moment stays as it is. */
function toDay(text: string, locale: Locale): string {
  const moment = Date.parse(text)
  return Number.isNaN(moment) ? text : days[locale].format(moment)
}

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
