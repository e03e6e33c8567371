import type { Translations } from '#schemas/row-texts.ts'
import { sanitise } from '../../safe-html.ts'

type Texts = Record<string, unknown>

/** The translations with the texts of each language changed. */
export const mapTexts = (
  translations: Translations,
  change: (texts: Texts) => Texts,
): Translations =>
  Object.fromEntries(Object.entries(translations).map(([locale, texts]) => [locale, change(texts)]))

/** Texts in other languages with sanitised HTML in these fields. */
export const sanitiseTranslations = (
  translations: Translations,
  htmlFields: readonly string[],
): Translations =>
  mapTexts(translations, (texts) =>
    Object.fromEntries(
      Object.entries(texts).map(([name, text]) => [
        name,
        htmlFields.includes(name) && typeof text === 'string' ? sanitise(text) : text,
      ]),
    ),
  )
