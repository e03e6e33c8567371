import type { ClassOverview } from '#schemas/services/class.ts'
import type { Locale } from '#schemas/text.ts'
import { stateOf } from '../parts/class-badge.tsx'
import { formatDay, formatNumber, formatRupiah } from '../parts/format.ts'
import { strings } from './strings.ts'

interface ClassPart {
  item: ClassOverview
  locale: Locale
}

export const priceOf = ({ item, locale }: ClassPart): string =>
  item.price === 0 ? strings[locale].free : formatRupiah(item.price, locale)

/** Dates, format, audience and price of a class. */
export function ClassFacts({ item, locale }: ClassPart) {
  const t = strings[locale]
  const start = formatDay(item.startsAt, locale)
  const end = formatDay(item.endsAt, locale)
  const days =
    start === end
      ? [[t.day, start]]
      : [
          [t.start, start],
          [t.end, end],
        ]
  const facts = [
    ...days,
    [t.closes, formatDay(item.registrationClosesAt, locale)],
    [t.level, t.levels[item.level]],
    [t.mode, item.city ? `${t.modes[item.mode]}, ${item.city}` : t.modes[item.mode]],
    [t.length, t.hours(formatNumber(item.hours, locale))],
    [t.seats, t.places(formatNumber(item.seats, locale))],
  ]
  return (
    <dl className="class-overview-facts">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt className="text-muted">{label}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The registration button while registration is open; otherwise a sentence about the state of the class. */
export function ClassAction({
  item,
  locale,
  register,
}: ClassPart & { register: string | undefined }) {
  const t = strings[locale]
  const state = stateOf(item)
  const standing = t.standing[state]({
    start: formatDay(item.startsAt, locale),
    end: formatDay(item.endsAt, locale),
    closes: formatDay(item.registrationClosesAt, locale),
  })
  return (
    <div className="class-overview-action">
      {state === 'onRegistration' && register && (
        <a className="button" href={register}>
          {t.register}
        </a>
      )}
      <p className="text-small text-muted">{standing}</p>
    </div>
  )
}
