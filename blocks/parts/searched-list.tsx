import type { ReactNode } from 'react'
import type { Pagination } from '#schemas/endpoint.ts'
import type { Locale } from '#schemas/text.ts'
import { EmptyList, ListFilter, ListForm, ListFound } from './list-controls.tsx'
import { ListPager } from './list-pager.tsx'
import type { QueriedList } from './list-query.ts'

interface SearchedListProps {
  /** The list, where its props are bound to the query of the page. */
  list: QueriedList | undefined
  locale: Locale
  pagination: Pagination
  words: { search: string; filterBy: string; every: string; none: string }
  isEmpty: boolean
  /** The items of the page that is shown. */
  children: ReactNode
}

/** Items with a search, a filter by category and links to other pages, or what is said when there are none. */
export function SearchedList({ isEmpty, children, ...shown }: SearchedListProps) {
  const { list, locale, pagination, words } = shown
  return (
    <>
      {list && <ListForm list={list} locale={locale} label={words.search} />}
      {list && (
        <ListFilter list={list} prop="category" label={words.filterBy} every={words.every} />
      )}
      {list && !isEmpty && <ListFound list={list} locale={locale} pagination={pagination} />}
      {isEmpty ? <EmptyList list={list} locale={locale} none={words.none} /> : children}
      {list && <ListPager list={list} locale={locale} pagination={pagination} />}
    </>
  )
}
