import type { ClassOverview } from '#schemas/services/class.ts'
import type { Locale } from '#schemas/text.ts'
import { CalendarLink } from '../parts/calendar-link.tsx'
import { stateOf } from '../parts/class-badge.tsx'
import {
  formatDay,
  formatMoment,
  formatNumber,
  formatRupiah,
  formatSchedule,
} from '../parts/format.ts'
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
    [t.length, t.hours(formatNumber(item.hours, locale))],
    [t.seats, t.places(formatNumber(item.seats, locale))],
    [t.seatsLeft, item.seatsLeft === 0 ? t.full : t.places(formatNumber(item.seatsLeft, locale))],
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

/** The registration button while registration is open and seats are left; otherwise a sentence about the state of the class. */
export function ClassAction({
  item,
  locale,
  register,
}: ClassPart & { register: string | undefined }) {
  const t = strings[locale]
  const state = stateOf(item)
  const standing = t.standing[state]({
    opens: formatMoment(item.opensAt, locale, item.zone),
    start: formatMoment(item.startsAt, locale, item.zone),
    end: formatDay(item.endsAt, locale, item.zone),
    closes: formatMoment(item.closesAt, locale, item.zone),
  })
  const isFull = state === 'onRegistration' && item.seatsLeft === 0
  return (
    <div className="class-overview-action">
      {state === 'onRegistration' && !isFull && register && (
        <a className="button" href={register}>
          {t.register}
        </a>
      )}
      <p className="text-small text-muted">{isFull ? t.isFull : standing}</p>
      {state !== 'ended' && <CalendarLink kind="class" name={item.slug} locale={locale} />}
    </div>
  )
}
