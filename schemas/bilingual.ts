import type { Locale } from './text.ts'

/** A sentence in each language that the product speaks. */
export type Bilingual = Readonly<Record<Locale, string>>

const declared = new Map<string, Bilingual>()

/**
 * Declares a message for people and returns its English text, which `translate` knows from then on.
 * @example z.string().regex(oneLine, { error: bilingual({ id: 'Tulis dalam satu baris.', en: 'Write it in one line.' }) })
 */
export function bilingual(text: Bilingual): string {
  declared.set(text.en, text)
  return text.en
}

/** A declared message in a language; undefined for a text that was not declared. */
export const translate = (english: string, locale: Locale): string | undefined =>
  declared.get(english)?.[locale]

type Values = Readonly<Record<string, string | number | bigint | undefined>>

/** Fills `{name}` in a sentence. */
export const fillText = (text: string, values: Values): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
