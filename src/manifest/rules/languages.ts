import type { Locale, LocalText } from '#schemas/text.ts'
import type { EffectiveLayout } from '../inherit/effective-layout.ts'
import { isObject } from '../values/objects.ts'

const onlyIndonesian: readonly [Locale] = ['id']

/** The languages of a layout, its default first. */
export function localesOf({ manifest }: EffectiveLayout): readonly [Locale, ...Locale[]] {
  const [first, ...others] = manifest.locales ?? onlyIndonesian
  return first === undefined ? onlyIndonesian : [first, ...others]
}

/** Whether the value is a text: one string, or one per language. */
export const isText = (value: unknown): value is LocalText =>
  typeof value === 'string' ||
  (isObject(value) && Object.values(value).every((text) => typeof text === 'string'))

/** The text that visitors of a language get. */
export const textIn = (text: LocalText, locale: Locale, fallback: Locale): string =>
  typeof text === 'string'
    ? text
    : (text[locale] ?? text[fallback] ?? Object.values(text).find(Boolean) ?? '')

/** The pointer of a language's text, relative to the text. */
export const below = (text: LocalText, locale: Locale): string =>
  typeof text === 'object' && locale in text ? `/${locale}` : ''

/** Visits each string of a text with its pointer relative to the text: empty for a plain string. */
export function eachString(text: LocalText, visit: (text: string, below: string) => void): void {
  if (typeof text === 'string') return visit(text, '')
  for (const [locale, entry] of Object.entries(text)) {
    if (entry !== undefined) visit(entry, `/${locale}`)
  }
}
