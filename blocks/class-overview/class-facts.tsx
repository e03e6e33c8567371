import type { ClassOverview } from '#schemas/services/class.ts'
import type { Locale } from '#schemas/text.ts'
import { formatDay, formatMoment, formatRupiah, formatSchedule } from '../parts/format.ts'
import { scheduleLanguage } from '../parts/language.ts'
import { strings } from './strings.ts'

interface ClassPart {
  item: ClassOverview
  locale: Locale
}

export const priceOf = ({ item, locale }: ClassPart): string =>
  item.price === 0 ? strings[locale].free : formatRupiah(item.price, locale)

/** Dates, hours, registration, format and seats of a class, in its own zone. */
export function ClassFacts({ item, locale }: ClassPart) {
  const t = strings[locale]
  const moment = (iso: string) => formatMoment(iso, locale, item.zone)
  const start = formatDay(item.startsAt, locale, item.zone)
  const end = formatDay(item.endsAt, locale, item.zone)
  const days =
    start === end
      ? [[t.day, start]]
      : [
          [t.start, start],
          [t.end, end],
        ]
  const facts = [
    ...days,
    ...(item.schedule === null
      ? []
      : [
          [
            t.schedule,
            formatSchedule(item.schedule, locale, item.zone),
            scheduleLanguage(item, locale),
          ],
        ]),
    [t.opens, moment(item.opensAt)],
    [t.closes, moment(item.closesAt)],
    [t.level, t.levels[item.level]],
    [t.mode, item.city ? `${t.modes[item.mode]}, ${item.city}` : t.modes[item.mode]],
    [t.length, t.hours(item.hours)],
    [t.seats, t.places(item.seats)],
    [t.seatsLeft, item.seatsLeft === 0 ? t.full : t.places(item.seatsLeft)],
    [t.code, item.code],
  ]
  return (
    <dl className="class-overview-facts">
      {facts.map(([label, value, lang]) => (
        <div key={label}>
          <dt className="text-muted">{label}</dt>
          <dd className="font-semibold" lang={lang}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
