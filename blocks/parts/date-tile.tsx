import type { Locale } from '#schemas/text.ts'
import type { TimeZone } from '#schemas/time-zone.ts'
import { formatDay } from './format.ts'

interface DateTileProps {
  /** A moment, in ISO 8601. */
  moment: string
  zone: TimeZone
  locale: Locale
}

/** A day as a large number over its month; hidden from screen readers, which read the date in words. */
export function DateTile({ moment, zone, locale }: DateTileProps) {
  const [day = '', month = '', year = ''] = formatDay(moment, locale, zone).split(' ')
  return (
    <p className="date-tile" aria-hidden="true">
      <span className="date-tile-day">{day}</span>
      <span>
        {month.slice(0, 3)} {year}
      </span>
    </p>
  )
}
