import type { z } from 'zod'
import type { listPosts } from '#schemas/services/post.ts'
import type { BlockProps } from '../define.ts'
import { relatedClass } from '../parts/band.ts'
import { EmptyList, ListFound } from '../parts/list-controls.tsx'
import { ListPager } from '../parts/list-pager.tsx'
import { TitledSection } from '../parts/titled-section.tsx'
import { EventControls } from './event-controls.tsx'
import { EventCard, EventRow } from './event-entry.tsx'
import type { EventListProps } from './schema.ts'
import { strings } from './strings.ts'

export interface EventListData {
  events: z.output<typeof listPosts.output>
}

/** Events of a site. A list that leaves out the page's own event renders nothing when there are no others. */
export function EventList({
  id,
  props,
  data,
  page,
  query,
}: BlockProps<EventListProps, EventListData>) {
  const { locale } = page
  const t = strings[locale]
  const { items, pagination } = data.events
  const list = query && { id, query }
  if (items.length === 0 && props.excludeId) return null
  const Entry = props.look === 'cards' ? EventCard : EventRow

  return (
    <TitledSection
      className={relatedClass(props.excludeId)}
      props={props}
      action={props.all ? { label: t.all, href: props.all } : undefined}
    >
      {list && <EventControls list={list} locale={locale} />}
      {list && items.length > 0 && (
        <ListFound list={list} locale={locale} pagination={pagination} />
      )}
      {items.length === 0 ? (
        <EmptyList list={list} locale={locale} none={t.none} />
      ) : (
        <ul className={props.look === 'cards' ? 'event-list-cards' : 'dated-rows'}>
          {items.map((post) => (
            <Entry key={post.id} post={post} detail={props.detail} page={page} />
          ))}
        </ul>
      )}
      {list && <ListPager list={list} locale={locale} pagination={pagination} />}
    </TitledSection>
  )
}
