import type { Starter, StarterRows } from '#schemas/starter.ts'
import { Locale } from '#schemas/text.ts'
import type { Translations } from '#schemas/row-texts.ts'

/** The rows with their texts in `locale`, the language of plain strings; those in other languages are beside them. */
export const splitLanguages = (written: Starter, locale: Locale): StarterRows =>
  splitValue(written, locale) as StarterRows

function splitValue(value: unknown, locale: Locale): unknown {
  if (Array.isArray(value))
    return value.map((item: unknown) => (isObject(item) ? splitRow(item, locale) : item))
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, child]) => [name, splitValue(child, locale)]),
  )
}

function splitRow(row: Record<string, unknown>, locale: Locale) {
  const own: Record<string, unknown> = {}
  const translations: Translations = {}
  for (const [name, value] of Object.entries(row)) {
    if (!isInEach(value)) {
      own[name] = splitValue(value, locale)
      continue
    }
    own[name] = value[locale]
    for (const other of Locale.options.filter((each) => each !== locale))
      (translations[other] ??= {})[name] = value[other]
  }
  return { ...own, language: locale, translations }
}

const isInEach = (value: unknown): value is Record<Locale, unknown> =>
  isObject(value) && Object.keys(value).length === 2 && 'id' in value && 'en' in value

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
