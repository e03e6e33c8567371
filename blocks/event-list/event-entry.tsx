import type { PageContext } from '#schemas/page-boot.ts'
import type { PostItem } from '#schemas/services/post.ts'
import type { PostEvent } from '#schemas/services/post-event.ts'
import type { Locale } from '#schemas/text.ts'
import { CalendarLink } from '../parts/calendar-link.tsx'
import { ClassBadge } from '../parts/class-badge.tsx'
import { Cover } from '../parts/cover.tsx'
import { DateTile } from '../parts/date-tile.tsx'
import { langOf } from '../parts/language.ts'
import { fillPath } from '#schemas/item-path.ts'
import { spanWords } from '../parts/span-words.ts'
import { strings } from './strings.ts'

interface EventEntryProps {
  post: PostItem
  /** The path of the page of an event. */
  detail: string
  page: PageContext
}

/** An event behind its date. */
export function EventRow({ post, detail, page }: EventEntryProps) {
  const { locale } = page
  return (
    <li className="dated-row">
      {post.event && (
        <DateTile moment={post.event.startsAt} zone={post.event.zone} locale={locale} />
      )}
      <div className="event-list-words">
        <Words post={post} detail={detail} locale={locale} />
      </div>
    </li>
  )
}

/** An event under its cover and its date. */
export function EventCard({ post, detail, page }: EventEntryProps) {
  const { locale } = page
  return (
    <li className="card">
      <Cover src={post.cover} art={{ page, slug: post.slug }} />
      <div className="event-list-body">
        {post.event && (
          <DateTile moment={post.event.startsAt} zone={post.event.zone} locale={locale} />
        )}
        <div className="event-list-words">
          <Words post={post} detail={detail} locale={locale} />
        </div>
      </div>
    </li>
  )
}

type WordsProps = Omit<EventEntryProps, 'page'> & { locale: Locale }

function Words({ post, detail, locale }: WordsProps) {
  const { event } = post
  return (
    <>
      {event && (
        <p className="mb-2">
          <ClassBadge flags={{ ...event, onRegistration: false }} locale={locale} />
        </p>
      )}
      <h3 className="text-heading">
        <a
          className="card-link"
          lang={langOf(post, 'title', locale)}
          href={fillPath(detail, { id: post.id, slug: post.slug, title: post.slug })}
        >
          {post.title}
        </a>
      </h3>
      <p className="mt-1 text-small text-muted line-clamp-2" lang={langOf(post, 'summary', locale)}>
        {post.summary}
      </p>
      {event && (
        <ul className="dated-terms">
          <li>
            <time dateTime={event.startsAt}>{spanWords(event, locale)}</time>
          </li>
          <li className="text-muted">{placeWords(event, locale)}</li>
        </ul>
      )}
      {event && !event.ended && (
        <CalendarLink
          kind="event"
          name={post.id}
          locale={locale}
          of={{ title: post.title, lang: langOf(post, 'title', locale) }}
        />
      )}
    </>
  )
}

function placeWords({ place, onlineUrl }: PostEvent, locale: Locale): string {
  const t = strings[locale]
  if (place === null) return t.online
  return onlineUrl === null ? place : t.alsoOnline(place)
}
