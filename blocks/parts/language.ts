import type { SiteContext } from '#schemas/page-boot.ts'
import type { RowLanguage } from '#schemas/row-language.ts'
import type { Locale } from '#schemas/text.ts'

/** The `lang` of an element that shows a text of a row: undefined where the text is in the language of the page. */
export function langOf(row: RowLanguage, field: string, locale: Locale): Locale | undefined {
  const language = row.fieldLanguages?.[field] ?? row.language
  return language === locale ? undefined : language
}

/** The `lang` of what visitors wrote, in a language that was not stored: the first of the site. */
export const langOfVisitors = ({ locales, locale }: Pick<SiteContext, 'locales' | 'locale'>) =>
  locales[0] === locale ? undefined : locales[0]

/** The `lang` of the schedule of a class: weekdays with hours are in the language of the page. */
export const scheduleLanguage = (
  row: RowLanguage & { schedule: unknown },
  locale: Locale,
): Locale | undefined =>
  typeof row.schedule === 'string' ? langOf(row, 'schedule', locale) : undefined
