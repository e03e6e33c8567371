import type { z } from 'zod'
import type { listCareers } from '#schemas/services/career.ts'
import type { BlockProps } from '../define.ts'
import { EmptyList } from '../parts/list-controls.tsx'
import { ListPager } from '../parts/list-pager.tsx'
import { fillPath } from '#schemas/item-path.ts'
import { TitledSection } from '../parts/titled-section.tsx'
import { CareerCard, CareerLine } from './career-entry.tsx'
import type { CareerListProps } from './schema.ts'
import { strings } from './strings.ts'

export interface CareerListData {
  careers: z.output<typeof listCareers.output>
}

/** Fields of work, each linked to its own page. */
export function CareerList({
  id,
  props,
  data,
  page,
  query,
}: BlockProps<CareerListProps, CareerListData>) {
  const t = strings[page.locale]
  const list = query && { id, query }
  const { pagination } = data.careers
  const items = data.careers.items.slice(0, props.limit)
  const Entry = props.look === 'cards' ? CareerCard : CareerLine

  return (
    <TitledSection props={props} action={props.all ? { label: t.all, href: props.all } : undefined}>
      {items.length === 0 ? (
        <EmptyList list={list} locale={page.locale} none={t.none} />
      ) : (
        <ul className={`career-list-${props.look}`}>
          {items.map((item) => (
            <Entry
              key={item.id}
              item={item}
              href={fillPath(props.detail, { slug: item.slug, id: item.id, title: item.slug })}
              page={page}
            />
          ))}
        </ul>
      )}
      {list && <ListPager list={list} locale={page.locale} pagination={pagination} />}
    </TitledSection>
  )
}
