import { useId } from 'react'
import type { BlockProps } from '../define.ts'
import { areaWords } from '../parts/content-words.ts'
import { EmptyList, ListFilter, ListForm } from '../parts/list-controls.tsx'
import { ListPager } from '../parts/list-pager.tsx'
import { SectionHead } from '../parts/section-head.tsx'
import type { ContentListAnswers } from './answers.ts'
import { ContentQuestion } from './content-question.tsx'
import { ContentRow, DeletedContent } from './content-row.tsx'
import { withOwnChoices } from './own-choices.ts'
import type { ContentListProps } from './schema.ts'
import { strings } from './strings.ts'

/** The rows of an area, or its bin; each row leads to the page that it is edited on. */
export function ContentList(block: BlockProps<ContentListProps, ContentListAnswers>) {
  const { id, props, data, query } = block
  const { locale } = block.page
  const headingId = useId()
  const t = strings[locale]
  const { one, many } = areaWords[locale][props.area]
  const list = query && withOwnChoices({ id, query }, props)
  const path = query?.path ?? ''
  const first = { label: t.create(one), href: `${path}/Baru` }
  const rows = data.rows?.items ?? []
  const deleted = data.deleted?.items ?? []
  const pagination = (data.rows ?? data.deleted)?.pagination
  return (
    <section
      className="wrap section content-list"
      aria-labelledby={headingId}
      data-part="content"
      data-content="list"
      data-area={props.area}
    >
      <SectionHead id={headingId} heading={many} action={query && { ...first, isButton: true }} />
      {list && <ListForm list={list} locale={locale} label={t.search} orders={t.orders} />}
      {list && (
        <ListFilter
          list={list}
          prop="state"
          label={t.filter}
          every={t.states.all}
          choices={t.states}
        />
      )}
      <p role="status" className="content-said" data-said="" />
      {rows.length + deleted.length === 0 && (
        <EmptyList
          list={list}
          locale={locale}
          none={props.state === 'deleted' ? t.noneDeleted : t.none}
          first={query && props.state !== 'deleted' ? first : undefined}
        />
      )}
      <ul className="content-rows">
        {rows.map((row) => (
          <ContentRow key={row.id} row={row} href={`${path}/${row.id}`} locale={locale} />
        ))}
        {deleted.map((row) => (
          <DeletedContent key={row.id} row={row} locale={locale} />
        ))}
      </ul>
      {list && pagination && <ListPager list={list} pagination={pagination} locale={locale} />}
      <ContentQuestion id={`${id}-question`} one={one} locale={locale} />
    </section>
  )
}
