import type { Pagination } from '#schemas/endpoint.ts'
import { namedValues } from '#schemas/page-query.ts'
import type { Locale } from '#schemas/text.ts'
import { formatNumber } from './format.ts'
import { listHref, isNarrowed, queryValue, type QueriedList } from './list-query.ts'
import { listWords } from './list-words.ts'

interface ListProps {
  list: QueriedList
  locale: Locale
}

interface ListFormProps extends ListProps {
  /** What is searched for, such as “Cari kelas”. */
  label: string
  /** The label of each order, where visitors may choose one. */
  orders?: Readonly<Record<string, string>>
}

/** The search and the order of a list as a form that needs no script; nothing when neither is of the query. */
export function ListForm({ list, locale, label, orders = {} }: ListFormProps) {
  const t = listWords[locale]
  const search = queryValue(list, 'search')
  const sort = queryValue(list, 'sort')
  if (search === undefined && sort === undefined) return null
  const { page, limit, search: searchName, sort: sortName } = list.query.props
  const kept = namedValues(list.query.values).filter(
    ([name]) => ![page, limit, searchName, sortName].includes(name),
  )
  return (
    <form
      className="list-form"
      role="search"
      aria-label={label}
      method="get"
      action={`${list.query.path}#${list.id}`}
    >
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {search && (
        <label className="list-field">
          <span className="text-small">{label}</span>
          <input
            className="list-input"
            type="search"
            name={search.name}
            defaultValue={search.value}
            maxLength={search.max}
          />
        </label>
      )}
      {sort?.of && (
        <label className="list-field list-order">
          <span className="text-small">{t.order}</span>
          <select className="list-input" name={sort.name} defaultValue={sort.value}>
            {sort.of.map((order) => (
              <option key={order} value={order}>
                {orders[order] ?? order}
              </option>
            ))}
          </select>
        </label>
      )}
      <button type="submit" className="button">
        {search ? t.search : t.show}
      </button>
    </form>
  )
}

interface ListFilterProps {
  list: QueriedList
  /** The prop that the choice sets. */
  prop: string
  label: string
  /** The label of no choice, and of each. */
  every: string
  choices?: Readonly<Record<string, string>>
  /** How many items each choice lists; the empty choice is none. */
  counts?: Readonly<Record<string, number | string>> | undefined
  /** The language of a label, where it is not that of the page. */
  langOf?: (choice: string) => Locale | undefined
}

/** The choices of a filter as links; nothing when the prop is not a choice of the query. */
export function ListFilter(filter: ListFilterProps) {
  const { list, prop, label, every, choices = {}, counts = {}, langOf } = filter
  const declared = queryValue(list, prop)
  if (declared?.of === undefined) return null
  const { of, value, default: standard, names = {} } = declared
  const links = standard === undefined ? ['', ...of] : of
  return (
    <nav aria-label={label}>
      <ul className="filter">
        {links.map((choice) => (
          <li key={choice}>
            <a
              className="filter-choice"
              lang={choice === '' ? undefined : langOf?.(choice)}
              href={listHref(list, { [prop]: choice })}
              aria-current={choice === (value ?? '') ? 'true' : undefined}
            >
              {choice === '' ? every : (choices[choice] ?? names[choice] ?? wordsOf(choice))}
              {counts[choice] !== undefined && (
                <span className="filter-count">{` ${counts[choice]}`}</span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** A slug as words: `cerita-lapangan` → “Cerita lapangan”. */
const wordsOf = (slug: string): string =>
  slug.slice(0, 1).toUpperCase() + slug.slice(1).replaceAll('-', ' ')

/** How many items match the words that a visitor searched for; nothing without such words. */
export function ListFound({ list, locale, pagination }: ListProps & { pagination: Pagination }) {
  const words = queryValue(list, 'search')?.value
  if (words === undefined) return null
  const { totalItems, isMore } = pagination
  const t = listWords[locale]
  return (
    <p className="mb-6 text-small" role="status">
      {isMore
        ? t.foundMore(formatNumber(totalItems, locale), String(words))
        : t.found(totalItems, String(words))}
    </p>
  )
}

interface EmptyListProps {
  list: QueriedList | undefined
  locale: Locale
  /** What a list says that has no items at all. */
  none: string
  /** The link that makes the first item, for those who may. */
  first?: { label: string; href: string } | undefined
}

/** The state of an empty list: what to do, with the link that does it. */
export function EmptyList({ list, locale, none, first }: EmptyListProps) {
  const t = listWords[locale]
  const page = list && queryValue(list, 'page')?.value
  const isLate = typeof page === 'number' && page > 1
  if (list === undefined || !(isLate || isNarrowed(list))) {
    return (
      <p className="notice" role="status">
        {none}
        {first && (
          <>
            {' '}
            <a className="link-more" href={first.href}>
              {first.label}
            </a>
          </>
        )}
      </p>
    )
  }
  const nothing = Object.fromEntries(Object.keys(list.query.props).map((prop) => [prop, undefined]))
  return (
    <p className="notice" role="status">
      {isLate ? t.noSuchPage : t.noMatch}{' '}
      <a className="link-more" href={listHref(list, isLate ? {} : nothing)}>
        {isLate ? t.firstPage : t.all}
      </a>
    </p>
  )
}
