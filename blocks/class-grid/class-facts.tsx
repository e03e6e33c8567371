import type { ClassItem } from '#schemas/services/class.ts'
import type { Locale } from '#schemas/text.ts'
import { stateOf } from '../parts/class-badge.tsx'
import { Day } from '../parts/day.tsx'
import { Facts, type Fact } from '../parts/facts.tsx'
import { formatHour, formatMoment, formatRupiah, formatSchedule } from '../parts/format.ts'
import { scheduleLanguage } from '../parts/language.ts'
import { strings } from './strings.ts'

interface ClassFactsProps {
  item: ClassItem
  locale: Locale
}

/** Who teaches, when the class meets, when registration opens or closes, seats, start, place and price. */
export function ClassFacts({ item, locale }: ClassFactsProps) {
  const t = strings[locale]
  const facts = [...termsOf({ item, locale }), ...startOf({ item, locale })]
  const price = item.price === 0 ? t.free : formatRupiah(item.price, locale)
  return (
    <Facts
      className="class-facts"
      facts={[...facts, { name: 'price', label: t.price, value: price }]}
    />
  )
}

function termsOf({ item, locale }: ClassFactsProps): Fact[] {
  const t = strings[locale]
  const state = stateOf(item)
  const moment = (iso: string) => formatMoment(iso, locale, item.zone)
  const terms: (Fact | false)[] = [
    item.schedule !== null && {
      name: 'schedule',
      label: t.schedule,
      value: formatSchedule(item.schedule, locale, item.zone),
      lang: scheduleLanguage(item, locale),
    },
    item.mentorNames.length > 0 && {
      name: 'mentor',
      label: t.mentor,
      value: item.mentorNames.join(', '),
    },
    state === 'comingSoon' && { name: 'opens', label: t.opens, value: moment(item.opensAt) },
    state === 'onRegistration' && { name: 'closes', label: t.closes, value: moment(item.closesAt) },
    state === 'onRegistration' && {
      name: 'seats',
      label: t.seats,
      value: <Seats item={item} words={t.seatsLeft(item.seatsLeft)} />,
    },
  ]
  return terms.filter((term) => term !== false)
}

function startOf({ item, locale }: ClassFactsProps): Fact[] {
  const t = strings[locale]
  const hour = formatHour(item.startsAt, locale, item.zone)
  const mode = t.mode[item.mode]
  return [
    {
      name: 'date',
      label: t.from,
      value: <Day iso={item.startsAt} locale={locale} zone={item.zone} />,
    },
    ...(hour === undefined ? [] : [{ name: 'hour', label: t.hour, value: hour }]),
    { name: 'place', label: t.place, value: item.city ? `${mode}, ${item.city}` : mode },
  ]
}

/** The seats that are left in words, and as a bar that only some faces show. */
function Seats({ item, words }: { item: ClassItem; words: string }) {
  const left = Math.min(item.seatsLeft, item.seats)
  return (
    <>
      {words}
      {item.seats > 0 && (
        <svg
          className="class-seats"
          viewBox={`0 0 ${item.seats} 1`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path d={`M0 0h${left}v1H0z`} />
        </svg>
      )}
    </>
  )
}
