import type { Locale } from '#schemas/text.ts'
import type { TimeZone } from '#schemas/time-zone.ts'
import { dayParts } from './format.ts'

/** A date as words, its parts apart so that a face may place or hide each. */
export function Day(props: { iso: string; locale: Locale; zone?: TimeZone }) {
  const { day, month, year } = dayParts(props.iso, props.locale, props.zone)
  return (
    <time className="day" dateTime={props.iso}>
      <span className="day-number">{day}</span> <span className="day-month">{month}</span>
      <span className="day-year"> {year}</span>
    </time>
  )
}
