import { type CalendarKind, calendarPath } from '#schemas/paths.ts'
import type { Locale } from '#schemas/text.ts'

const words: Record<Locale, string> = { id: 'Tambahkan ke kalender', en: 'Add to calendar' }

interface CalendarLinkProps {
  kind: CalendarKind
  /** The slug of a class, or the id of the post of an event. */
  name: string
  locale: Locale
  /** The name of the item, which is read aloud where a list has several of these links. */
  of?: { title: string; lang: Locale | undefined }
}

/** A link to a class or an event as a file for calendars. */
export function CalendarLink({ kind, name, locale, of }: CalendarLinkProps) {
  return (
    <a data-reload="" className="link-more calendar-link" href={calendarPath(kind, name, locale)}>
      {words[locale]}
      {of && (
        <span className="sr-only">
          {': '}
          <span lang={of.lang}>{of.title}</span>
        </span>
      )}
    </a>
  )
}
