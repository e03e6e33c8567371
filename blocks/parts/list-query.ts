import { toSearch, type NodeQuery, type NodeQueryValue } from '#schemas/page-query.ts'

/** A list whose page, words and filters visitors choose by the query of its page. */
export interface QueriedList {
  /** The id of its node, so that a link leads to the list and not to the top of the page. */
  id: string
  query: NodeQuery
}

/** The declared value of the query that sets a prop; undefined when the prop is not bound to one. */
export const queryValue = ({ query }: QueriedList, prop: string): NodeQueryValue | undefined =>
  query.values.find(({ name }) => name === query.props[prop])

/**
 * The address of a list with other values for some of its props; undefined means the default. The other
 * values of the query stay as they are, and every change goes back to the first page and the first items: of the list, or,
 * where it has no page of its own in the query, of the lists beside it that the change narrows too. The address leads to
 * the list, or to one item of it.
 */
export function listHref(
  { id, query }: QueriedList,
  props: Readonly<Record<string, string | number | undefined>>,
  target = id,
): string {
  const changes = Object.entries({ page: undefined, limit: undefined, ...props }).flatMap(
    ([prop, value]) => {
      const name = query.props[prop]
      return name === undefined ? [] : [[name, value] as const]
    },
  )
  const isChoice = Object.keys(props).some((prop) => prop !== 'page' && prop !== 'limit')
  const others = isChoice && query.props['page'] === undefined ? firstPages(query) : []
  return `${query.path}${toSearch(query.values, Object.fromEntries([...others, ...changes]))}#${target}`
}

/** Page numbers and numbers of items begin with a default; a number that visitors choose has none. */
const firstPages = ({ values }: NodeQuery): [string, undefined][] =>
  values.flatMap(({ name, type, default: first }): [string, undefined][] =>
    type === 'number' && first !== undefined ? [[name, undefined]] : [],
  )

/** Whether visitors narrowed the list: a bound prop other than its page and its limit has a value that is not the default. */
export const isNarrowed = ({ query }: QueriedList): boolean =>
  Object.entries(query.props).some(([prop, name]) => {
    const value = query.values.find((one) => one.name === name)
    return (
      prop !== 'page' && prop !== 'limit' && value !== undefined && value.value !== value.default
    )
  })
