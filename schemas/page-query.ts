import type { LocalText } from './text.ts'

/** The query of a page as its route declares it. Without zod, so that browsers can import it. */

/** One declared value of a page's query. */
export interface QueryValue {
  name: string
  type: 'number' | 'text' | 'choice'
  /** Undefined when neither the address nor the declaration gives one. */
  value?: string | number | undefined
  default?: string | number | undefined
  /** The highest number, or the most characters of a text. */
  max?: number | undefined
  /** The values of a choice. */
  of?: readonly string[] | undefined
  /** The data of the page with the row that a text names. */
  rows?: string | undefined
  /** What values of a choice are called. */
  names?: Readonly<Record<string, LocalText>> | undefined
}

/** A value as blocks read it: its names are in the language of the page. */
export interface NodeQueryValue extends QueryValue {
  names?: Readonly<Record<string, string>> | undefined
}

/** What a node with props bound to the query reads of it. */
export interface NodeQuery {
  /** The path of the page in its language, for links and forms. */
  path: string
  values: readonly NodeQueryValue[]
  /** The name in the query of each prop that is bound to one. */
  props: Readonly<Record<string, string>>
}

/** Values by name, instead of those of the page; undefined means the default. */
export type QueryChanges = Readonly<Record<string, string | number | undefined>>

/** The values that an address must name: with the changes, without defaults, in declared order. */
export const namedValues = (
  values: readonly QueryValue[],
  changes: QueryChanges = {},
): [name: string, value: string][] =>
  values.flatMap(({ name, value, default: standard }): [string, string][] => {
    const next = Object.hasOwn(changes, name) ? changes[name] : value
    return next === undefined || next === '' || next === standard ? [] : [[name, String(next)]]
  })

/** These values as a query with its `?`; empty when each is its default. */
export function toSearch(values: readonly QueryValue[], changes?: QueryChanges): string {
  const named = namedValues(values, changes)
  return named.length === 0 ? '' : `?${new URLSearchParams(named).toString()}`
}
