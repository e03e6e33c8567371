import type { Pagination } from '#schemas/endpoint.ts'
import type { Locale } from '#schemas/text.ts'
import { formatNumber } from './format.ts'
import { ListMore } from './list-more.tsx'
import { listHref, queryValue, type QueriedList } from './list-query.ts'
import { listWords } from './list-words.ts'

interface ListPagerProps {
  list: QueriedList
  pagination: Pagination
  locale: Locale
  /** Whether the pagination counts all pages, and not just those up to the next one. */
  isTotalKnown?: boolean
}

/** Links to the other pages of a list, or to more of its items where its limit is of the query; nothing when it shows all. */
export function ListPager(props: ListPagerProps) {
  return props.list.query.props['limit'] === undefined ? (
    <Pages {...props} />
  ) : (
    <ListMore {...props} />
  )
}

function Pages({ list, pagination, locale, isTotalKnown = true }: ListPagerProps) {
  const t = listWords[locale]
  const { value, max } = queryValue(list, 'page') ?? {}
  const { totalPages, totalItems, isMore } = pagination
  const last = Math.min(totalPages, max ?? 1)
  const page = typeof value === 'number' ? value : 1
  if (last < 2 || page > last) return null
  const isCut = isMore && last === totalPages
  const ofAll = isCut
    ? t.pageOfFirst(page, last, formatNumber(totalItems, locale))
    : t.pageOf(page, last)
  const position = isTotalKnown ? ofAll : t.page(page)
  const to = (number: number) => listHref(list, { page: number === 1 ? undefined : number })
  return (
    <nav className="pager" aria-label={t.pages}>
      <p className="text-small text-muted">{position}</p>
      <ul className="pager-links">
        {page > 1 && (
          <li>
            <a className="pager-link" rel="prev" href={to(page - 1)}>
              {t.previous}
            </a>
          </li>
        )}
        {numbersAround(page, last).map((number, i, numbers) => (
          <li key={number} className={number - (numbers[i - 1] ?? 0) > 1 ? 'pager-gap' : undefined}>
            <a
              className="pager-link"
              href={to(number)}
              aria-label={t.page(number)}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </a>
          </li>
        ))}
        {page < last && (
          <li>
            <a className="pager-link" rel="next" href={to(page + 1)}>
              {t.next}
            </a>
          </li>
        )}
      </ul>
    </nav>
  )
}

/** The first page, the last one, and those around a page. */
const numbersAround = (page: number, last: number): number[] =>
  [...new Set([1, page - 1, page, page + 1, last])].filter(
    (number) => number >= 1 && number <= last,
  )
