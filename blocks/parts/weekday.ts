import type { Weekday } from '#schemas/class-hours.ts'
import { languageTags } from '#schemas/languages.ts'
import type { Locale } from '#schemas/text.ts'

/** A week that began on a Monday. */
const daysOfWeek: Record<Weekday, number> = {
  monday: 5,
  tuesday: 6,
  wednesday: 7,
  thursday: 8,
  friday: 9,
  saturday: 10,
  sunday: 11,
}

const formatterFor = (locale: Locale) =>
  new Intl.DateTimeFormat(languageTags[locale], { weekday: 'long', timeZone: 'UTC' })
const formatters: Partial<Record<Locale, Intl.DateTimeFormat>> = {}

/** The name of a weekday: `Selasa`. */
export const formatWeekday = (day: Weekday, locale: Locale): string =>
  (formatters[locale] ??= formatterFor(locale)).format(Date.UTC(1970, 0, daysOfWeek[day]))
