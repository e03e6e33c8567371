import type { Pagination } from '#schemas/endpoint.ts'
import type { Locale } from '#schemas/text.ts'
import { formatNumber } from './format.ts'
import { listHref, queryValue, type QueriedList } from './list-query.ts'
import { listWords } from './list-words.ts'

interface ListMoreProps {
  list: QueriedList
  pagination: Pagination
  locale: Locale
}

/** The id of an item by its number from 1, which the link to more items leads to. */
export const itemId = (list: QueriedList | undefined, number: number): string | undefined =>
  list && limitOf(list) ? `${list.id}-${number}` : undefined

/** How many items a list shows and where it has more, a link that shows them too; nothing when its limit is not of the query. */
export function ListMore({ list, pagination, locale }: ListMoreProps) {
  const t = listWords[locale]
  const limit = limitOf(list)
  const { totalItems, isMore } = pagination
  if (limit === undefined || totalItems <= limit.first) return null
  const shown = Math.min(limit.value, totalItems)
  const next = Math.min(shown + limit.first, limit.max)
  const more = Math.min(next, totalItems) - shown
  return (
    <div className="list-more">
      <p className="text-small text-muted">
        {isMore
          ? t.shownOfMore(shown, formatNumber(totalItems, locale))
          : t.shown(shown, totalItems)}
      </p>
      {more > 0 && (
        <a
          className="button button-quiet"
          href={listHref(list, { limit: next }, itemId(list, shown + 1))}
        >
          {t.more(more)}
        </a>
      )}
    </div>
  )
}

/** How many items are shown, at first and at most; undefined when the limit is not a number of the query. */
function limitOf(list: QueriedList) {
  const { value, default: first, max } = queryValue(list, 'limit') ?? {}
  if (typeof value !== 'number' || typeof first !== 'number' || max === undefined) return undefined
  return { value, first, max }
}
