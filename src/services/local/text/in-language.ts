import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { RowLanguage } from '#schemas/row-language.ts'
import { rowTexts, type TextRow, type Translations } from '#schemas/row-texts.ts'
import type { Locale } from '#schemas/text.ts'

interface TextTable {
  language: PgColumn
  translations: PgColumn
}

/** The texts of a row in other languages, until the language of the answer is chosen. */
interface OtherTexts {
  of: TextRow
  in: Translations
}

/**
 * The columns by which `inLanguage` chooses the texts of a row, beside its own: a handler that selects them answers
 * in the language asked for.
 */
export const languageColumns = <Table extends TextTable>(table: Table, of: TextRow) => ({
  language: table.language as Table['language'],
  otherTexts: sql<OtherTexts>`jsonb_build_object('of', ${of}::text, 'in', ${table.translations})`,
})

/** The name of a row in the language of the transaction, for an answer that has the name alone. */
export const nameInLanguage = (table: TextTable & { name: PgColumn }): SQL<string> =>
  sql<string>`coalesce(${table.translations} -> current_setting('app.locale', true) ->> 'name', ${table.name})`

/** Replaces the texts of every row in an answer by those in a language, as far as the row has them. */
export function inLanguage<Answer>(answer: Answer, locale: Locale | undefined): Answer {
  visit(answer, locale)
  return answer
}

function visit(value: unknown, locale: Locale | undefined): void {
  if (typeof value !== 'object' || value === null) return
  if (isRow(value)) translate(value, locale)
  for (const child of Object.values(value)) visit(child, locale)
}

type Row = Record<string, unknown> & RowLanguage & { language: Locale; otherTexts?: OtherTexts }

const isRow = (value: object): value is Row =>
  'otherTexts' in value && 'language' in value && typeof value.language === 'string'

function translate(row: Row, locale: Locale | undefined): void {
  const { otherTexts, language: own } = row
  if (otherTexts === undefined) return
  delete row.otherTexts
  const names = Object.keys(rowTexts[otherTexts.of]).filter((name) => isWords(row[name]))
  const lacks = (texts: Record<string, unknown>) => names.filter((name) => isBlank(texts[name]))
  const others = Object.entries(otherTexts.in) as [Locale, Record<string, unknown>][]
  const whole = others.filter(([other, texts]) => other !== own && lacks(texts).length === 0)
  row.languages = [own, ...whole.map(([other]) => other)]
  const texts = locale === undefined || locale === own ? undefined : otherTexts.in[locale]
  const missing = lacks(texts ?? {})
  if (locale === undefined || texts === undefined || missing.length === names.length) return
  for (const name of names) if (!missing.includes(name)) row[name] = texts[name]
  row.language = locale
  if (missing.length > 0)
    row.fieldLanguages = Object.fromEntries(missing.map((name) => [name, own]))
}

/** Whether a field holds words: the schedule of a class may be weekdays with hours. */
const isWords = (value: unknown): boolean =>
  (typeof value === 'string' || Array.isArray(value)) && !isBlank(value)

const isBlank = (text: unknown): boolean =>
  text === undefined || text === null || text === '' || (Array.isArray(text) && text.length === 0)
