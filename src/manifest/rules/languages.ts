import type { Locale, LocalText } from '#schemas/text.ts'
import type { EffectiveLayout } from '../inherit/inherit.ts'
import { isObject } from '../values/objects.ts'

const onlyIndonesian: readonly [Locale] = ['id']

/** The languages of a layout, its default first. */
export function localesOf({ manifest }: EffectiveLayout): readonly [Locale, ...Locale[]] {
  const [first, ...others] = manifest.locales ?? onlyIndonesian
  return first === undefined ? onlyIndonesian : [first, ...others]
}

/** Is this a text: one string, or one per language? */
export const isText = (value: unknown): value is LocalText =>
  typeof value === 'string' ||
  (isObject(value) && Object.values(value).every((said) => typeof said === 'string'))

/** A text as visitors of a language read it. */
export const textIn = (text: LocalText, locale: Locale, fallback: Locale): string =>
  typeof text === 'string'
    ? text
    : (text[locale] ?? text[fallback] ?? Object.values(text).find(Boolean) ?? '')

/** Where the text for a language stands, below the text itself. */
export const below = (text: LocalText, locale: Locale): string =>
  typeof text === 'object' && locale in text ? `/${locale}` : ''

/** Visits each string of a text, with where it stands below it: empty for a text that is one string. */
export function eachString(text: LocalText, visit: (text: string, below: string) => void): void {
  if (typeof text === 'string') return visit(text, '')
  for (const [locale, said] of Object.entries(text)) {
    if (said !== undefined) visit(said, `/${locale}`)
  }
}
