import type { z } from 'zod'
import type { listMentors } from '#schemas/services/class.ts'
import type { BlockProps } from '../define.ts'
import { EmptyList } from '../parts/list-controls.tsx'
import { itemId } from '../parts/list-more.tsx'
import { ListPager } from '../parts/list-pager.tsx'
import { TitledSection } from '../parts/titled-section.tsx'
import { MentorCard, MentorName } from './mentor-entry.tsx'
import type { MentorGridProps } from './schema.ts'
import { strings } from './strings.ts'

export interface MentorGridData {
  mentors: z.output<typeof listMentors.output>
}

/** Mentors of the site. Renders nothing without mentors. */
export function MentorGrid({
  id,
  props,
  data,
  page,
  query,
}: BlockProps<MentorGridProps, MentorGridData>) {
  const t = strings[page.locale]
  const { items, pagination } = data.mentors
  const list = query && { id, query }
  if (items.length === 0 && props.page === 1) return null
  const Entry = props.look === 'names' ? MentorName : MentorCard

  return (
    <TitledSection props={props} action={props.all ? { label: t.all, href: props.all } : undefined}>
      {items.length === 0 && <EmptyList list={list} locale={page.locale} none="" />}
      <ul className={`mentor-grid-${props.look}`}>
        {items.map((mentor, i) => (
          <Entry
            key={mentor.id}
            mentor={mentor}
            locale={page.locale}
            id={itemId(list, i + 1)}
            classPath={props.class}
            mentorPath={props.detail}
          />
        ))}
      </ul>
      {list && <ListPager list={list} locale={page.locale} pagination={pagination} />}
    </TitledSection>
  )
}
