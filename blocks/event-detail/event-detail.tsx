import type { z } from 'zod'
import type { listEventCareers, listEventPrograms } from '#schemas/services/post-event.ts'
import type { PostDetail } from '#schemas/services/post.ts'
import type { BlockProps } from '../define.ts'
import { bandClass } from '../parts/band.ts'
import { ClassBadge } from '../parts/class-badge.tsx'
import { OwnCover } from '../parts/own-cover.tsx'
import { langOf } from '../parts/language.ts'
import { EventFacts } from './event-facts.tsx'
import { EventCareers, EventPrograms } from './event-parts.tsx'
import type { EventDetailProps } from './schema.ts'
import { strings } from './strings.ts'

export interface EventDetailData {
  post: PostDetail | null
  programs: z.output<typeof listEventPrograms.output> | null
  careers: z.output<typeof listEventCareers.output> | null
}

/** One event. Renders nothing when there is no such post. */
export function EventDetail({ props, data, page }: BlockProps<EventDetailProps, EventDetailData>) {
  const { post, programs, careers } = data
  if (post === null) return null
  const { locale } = page
  const t = strings[locale]
  const { event } = post

  return (
    <article>
      <header className={bandClass[props.band]}>
        <div className="wrap section event-detail-head">
          <div>
            {props.back && (
              <p className="mb-5">
                <a className="link-more" href={props.back}>
                  {t.back}
                </a>
              </p>
            )}
            {event ? (
              <p className="mb-4">
                <ClassBadge flags={{ ...event, onRegistration: false }} locale={locale} />
              </p>
            ) : (
              <p className="eyebrow">{t.event}</p>
            )}
            <h1 className="display" lang={langOf(post, 'title', locale)}>
              {post.title}
            </h1>
            <p className="lead" lang={langOf(post, 'summary', locale)}>
              {post.summary}
            </p>
          </div>
          {(post.cover || page.art) && <OwnCover item={post} page={page} />}
        </div>
      </header>
      <div className="wrap section event-detail-body">
        {event && <EventFacts postId={post.id} event={event} locale={locale} />}
        <div className="event-detail-text">
          <div
            className="prose"
            lang={langOf(post, 'content', locale)}
            dangerouslySetInnerHTML={{ __html: post.content }}
          />
          <EventPrograms rows={programs?.items ?? []} path={props.program} locale={locale} />
          <EventCareers rows={careers?.items ?? []} path={props.career} locale={locale} />
        </div>
      </div>
    </article>
  )
}
