import type { z } from 'zod'
import type { listWebinars } from '#schemas/services/class.ts'
import type { BlockProps } from '../define.ts'
import { EmptyList } from '../parts/list-controls.tsx'
import { ListPager } from '../parts/list-pager.tsx'
import { fillPath } from '#schemas/item-path.ts'
import { TitledSection } from '../parts/titled-section.tsx'
import type { WebinarListProps } from './schema.ts'
import { strings } from './strings.ts'
import { WebinarRow } from './webinar-row.tsx'

export interface WebinarListData {
  webinars: z.output<typeof listWebinars.output>
}

/** Webinars, each linked to its own page. */
export function WebinarList({
  id,
  props,
  data,
  page,
  query,
}: BlockProps<WebinarListProps, WebinarListData>) {
  const t = strings[page.locale]
  const { items, pagination } = data.webinars
  const list = query && { id, query }

  return (
    <TitledSection props={props} action={props.all ? { label: t.all, href: props.all } : undefined}>
      {items.length === 0 ? (
        <EmptyList list={list} locale={page.locale} none={t.none} />
      ) : (
        <ul className="dated-rows">
          {items.map((item) => (
            <WebinarRow
              key={item.id}
              item={item}
              href={fillPath(props.detail, { slug: item.slug, code: item.code, id: item.id })}
              locale={page.locale}
            />
          ))}
        </ul>
      )}
      {list && <ListPager list={list} locale={page.locale} pagination={pagination} />}
    </TitledSection>
  )
}
