import type { PostEvent } from '#schemas/services/post-event.ts'
import type { Locale } from '#schemas/text.ts'
import { formatDay, formatMoment } from './format.ts'

type Span = Pick<PostEvent, 'startsAt' | 'endsAt' | 'zone'>

/** When it takes place: `21 November 2026, 08.00–12.00 WIB`, or from the first moment to the last one. */
export function spanWords({ startsAt, endsAt, zone }: Span, locale: Locale): string {
  const [from, to] = [formatMoment(startsAt, locale, zone), formatMoment(endsAt, locale, zone)]
  const day = formatDay(startsAt, locale, zone)
  if (day !== formatDay(endsAt, locale, zone)) return `${from} – ${to}`
  const [begin, end] = [from, to].map((moment) => moment.slice(day.length + 2))
  if (!begin || !end) return from
  return `${day}, ${begin.replace(/ \w+$/, '')}–${end}`
}
