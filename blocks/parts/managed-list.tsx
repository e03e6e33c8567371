import type { ReactNode } from 'react'
import type { Pagination } from '#schemas/endpoint.ts'
import type { Locale } from '#schemas/text.ts'
import { EmptyList, ListFilter, ListForm } from './list-controls.tsx'
import { ListPager } from './list-pager.tsx'
import type { QueriedList } from './list-query.ts'
import { TitledSection } from './titled-section.tsx'

/** One choice of visitors: the prop that it sets, and the words of its links. */
interface Filter {
  prop: string
  label: string
  /** The label of no choice; not shown where the choice has a default. */
  every?: string
  choices: Readonly<Record<string, string>>
}

interface ManagedListProps {
  props: { heading: string; lead?: string | undefined }
  /** The list, where its props are bound to the query of the page. */
  list: QueriedList | undefined
  locale: Locale
  /** What is searched for, and what an empty list says. */
  words: { search?: string; none: string }
  filters?: readonly Filter[]
  /** What is said above everything. */
  note?: ReactNode
  /** A choice with too many values for links, below them. */
  choice?: ReactNode
  /** What makes a new row. */
  action?: { label: string; href: string } | undefined
  /** Null where nothing was answered. */
  pagination: Pagination | null
  isEmpty: boolean
  /** The buttons that save what is listed as files. */
  files?: ReactNode
  /** The rows. */
  children: ReactNode
}

/** A list that people of the site work on: its search, its filters, its rows and its pages. */
export function ManagedList(shown: ManagedListProps) {
  const { props, list, locale, words, filters = [], note, choice } = shown
  const { action, pagination, isEmpty, files, children } = shown
  return (
    <TitledSection
      props={props}
      action={action && { ...action, isButton: true }}
      wrapClass="managed-section"
    >
      {note}
      {list && words.search && <ListForm list={list} locale={locale} label={words.search} />}
      {list &&
        filters.map(({ every = '', ...filter }) => (
          <ListFilter key={filter.prop} list={list} every={every} {...filter} />
        ))}
      {choice}
      {isEmpty ? (
        <EmptyList list={list} locale={locale} none={words.none} />
      ) : (
        <>
          {files}
          <ul className="managed">{children}</ul>
        </>
      )}
      {list && pagination && <ListPager list={list} pagination={pagination} locale={locale} />}
    </TitledSection>
  )
}
