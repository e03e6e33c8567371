import type { Booking } from '#schemas/page-boot.ts'
import { bookingPath } from '#schemas/paths.ts'
import type { Locale } from '#schemas/text.ts'
import { formatSlot } from '../parts/format-slot.ts'
import { strings } from './strings.ts'

/** The hour that was booked, and its calendar. */
export function Booked({ booking, locale }: { booking: Booking; locale: Locale }) {
  const { id, slot } = booking
  return (
    <>
      <p className="slot-booked">
        <strong>{formatSlot(slot, locale)}</strong>
      </p>
      <p>
        <a href={bookingPath(id, slot.startsAt, locale)} data-reload="">
          {strings[locale].calendar}
        </a>
      </p>
    </>
  )
}
