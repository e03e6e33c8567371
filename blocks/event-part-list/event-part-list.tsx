import type { z } from 'zod'
import type { listEventCareers, listEventPrograms } from '#schemas/services/post-event.ts'
import type { BlockProps } from '../define.ts'
import { EmptyList, ListForm, ListFound } from '../parts/list-controls.tsx'
import { ListPager } from '../parts/list-pager.tsx'
import { TitledSection } from '../parts/titled-section.tsx'
import { EventPartRow } from './event-part-row.tsx'
import type { EventPartListProps } from './schema.ts'
import { strings } from './strings.ts'

export interface EventPartListData {
  rows: z.output<typeof listEventPrograms.output> | z.output<typeof listEventCareers.output>
}

/** The entries in the programmes of events, or the jobs that events offer, each linked to its own page. */
export function EventPartList({
  id,
  props,
  data,
  page,
  query,
}: BlockProps<EventPartListProps, EventPartListData>) {
  const { locale } = page
  const t = strings[locale][props.of]
  const { items, pagination } = data.rows
  const list = query && { id, query }
  return (
    <TitledSection props={props} action={props.all ? { label: t.all, href: props.all } : undefined}>
      {list && <ListForm list={list} locale={locale} label={t.search} />}
      {list && items.length > 0 && (
        <ListFound list={list} locale={locale} pagination={pagination} />
      )}
      {items.length === 0 ? (
        <EmptyList list={list} locale={locale} none={t.none} />
      ) : (
        <ul className="dated-rows">
          {items.map((row) => (
            <EventPartRow key={row.id} row={row} detail={props.detail} locale={locale} />
          ))}
        </ul>
      )}
      {list && <ListPager list={list} locale={locale} pagination={pagination} />}
    </TitledSection>
  )
}
