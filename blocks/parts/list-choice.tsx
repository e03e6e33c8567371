import type { ReactNode } from 'react'
import { namedValues } from '#schemas/page-query.ts'
import { queryValue, type QueriedList } from './list-query.ts'

interface ListChoiceProps {
  list: QueriedList
  /** The prop that the choice sets. */
  prop: string
  label: string
  /** The label of the button. */
  show: string
  /** Draws the field of this name, with the value that is chosen now. */
  field: (name: string, chosen: string) => ReactNode
}

/** A choice among many as a form that needs no script, which goes back to the first page; nothing where it is not of the query. */
export function ListChoice({ list, prop, label, show, field }: ListChoiceProps) {
  const chosen = queryValue(list, prop)
  if (chosen === undefined) return null
  const others = namedValues(list.query.values).filter(
    ([name]) => name !== chosen.name && name !== list.query.props['page'],
  )
  return (
    <form className="list-form" method="get" action={`${list.query.path}#${list.id}`}>
      {others.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label className="list-field list-order">
        <span className="text-small">{label}</span>
        {field(chosen.name, String(chosen.value ?? ''))}
      </label>
      <button type="submit" className="button button-quiet">
        {show}
      </button>
    </form>
  )
}
