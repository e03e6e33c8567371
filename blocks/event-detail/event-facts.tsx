import { useId } from 'react'
import type { PostEvent } from '#schemas/services/post-event.ts'
import type { Locale } from '#schemas/text.ts'
import { Actions } from '../parts/actions.tsx'
import { CalendarLink } from '../parts/calendar-link.tsx'
import { formatNumber } from '../parts/format.ts'
import { spanWords } from '../parts/span-words.ts'
import { strings } from './strings.ts'

interface EventFactsProps {
  postId: string
  event: PostEvent
  locale: Locale
}

/** When and where an event is, and until it has ended where to register and how to remember it. */
export function EventFacts({ postId, event, locale }: EventFactsProps) {
  const headingId = useId()
  const t = strings[locale]
  const { place, address, onlineUrl, registerUrl, seats } = event
  const actions = [
    ...(registerUrl ? [{ label: t.register, href: registerUrl }] : []),
    ...(onlineUrl ? [{ label: t.join, href: onlineUrl }] : []),
  ]
  return (
    <section className="event-detail-facts" aria-labelledby={headingId}>
      <h2 id={headingId} className="sr-only">
        {t.facts}
      </h2>
      <dl className="grid gap-4">
        <div>
          <dt className="text-tiny text-muted">{t.time}</dt>
          <dd className="font-semibold">
            <time dateTime={event.startsAt}>{spanWords(event, locale)}</time>
          </dd>
        </div>
        <div>
          <dt className="text-tiny text-muted">{t.place}</dt>
          <dd>
            <span className="font-semibold">{place ?? t.online}</span>
            {address && (
              <>
                <br />
                {address}
              </>
            )}
          </dd>
        </div>
        {seats !== null && (
          <div>
            <dt className="text-tiny text-muted">{t.seats}</dt>
            <dd className="font-semibold">{t.seatCount(formatNumber(seats, locale))}</dd>
          </div>
        )}
      </dl>
      {!event.ended && (
        <div className="grid justify-items-start gap-2">
          <Actions actions={actions} />
          <CalendarLink kind="event" name={postId} locale={locale} />
        </div>
      )}
    </section>
  )
}
