import { namedValues } from '#schemas/page-query.ts'
import type { Locale } from '#schemas/text.ts'
import { queryValue, type QueriedList } from '../parts/list-query.ts'
import { listWords } from '../parts/list-words.ts'
import type { AccountListAnswers } from './answers.ts'
import { strings } from './strings.ts'

export interface ProgramSearchProps {
  /** The list, where it is bound to the query of the page. */
  list: QueriedList | undefined
  /** The programmes that were found. */
  programs: AccountListAnswers['programs']
  locale: Locale
}

/**
 * Searches the programmes that the lead of a row can be tied to, as a form that needs no script and comes back to the row;
 * nothing where all of them are in the choice, or the words are not of the query.
 */
export function ProgramSearch({
  list,
  programs,
  locale,
  name,
  row,
}: ProgramSearchProps & { name: string; row: string }) {
  const t = strings[locale]
  const search = list && queryValue(list, 'programs')
  if (!search || programs === null) return null
  const { items, pagination } = programs
  const words = String(search.value ?? '')
  const isCut = pagination.totalItems > items.length
  if (words === '' && !isCut) return null
  const found = isCut
    ? t.firstPrograms(items.length, pagination.totalItems)
    : t.foundPrograms(items.length, words)
  return (
    <>
      <p className="text-small" role="status">
        {items.length === 0 ? t.noPrograms(words) : found}
      </p>
      <form
        className="list-form"
        role="search"
        aria-label={`${t.searchPrograms}: ${name}`}
        method="get"
        action={`${list.query.path}#${row}`}
      >
        {namedValues(list.query.values)
          .filter(([name]) => name !== search.name)
          .map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
        <label className="list-field">
          <span className="text-small">{t.searchPrograms}</span>
          <input
            className="list-input"
            type="search"
            name={search.name}
            defaultValue={words}
            maxLength={search.max}
          />
        </label>
        <button type="submit" className="button button-quiet">
          {listWords[locale].search}
        </button>
      </form>
    </>
  )
}
