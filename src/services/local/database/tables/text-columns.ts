import { jsonb, text } from 'drizzle-orm/pg-core'
import type { Translations } from '#schemas/row-texts.ts'
import type { Locale } from '#schemas/text.ts'

/** The language of a row's texts, and the texts that it has in others. */
export const textColumns = {
  language: text().$type<Locale>().notNull().default('id'),
  translations: jsonb().$type<Translations>().notNull().default({}),
}
