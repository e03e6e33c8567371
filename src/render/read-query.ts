import { toSearch, type QueryValue } from '#schemas/page-query.ts'
import type { QueryParameter, RouteQuery } from '#schemas/query.ts'

/** The query of an address as the route of its page declares it. */
export interface ReadQuery {
  values: readonly QueryValue[]
  /** The same values, as references to the query see them. */
  byName: Readonly<Record<string, string | number | undefined>>
  /** A declared value was not as declared, and counts as its default. */
  isWrong: boolean
}

/** The query of a page that declares none. */
export const noQuery: ReadQuery = { values: [], byName: {}, isWrong: false }

/** Reads the declared values of a query, `?` included or not. Names that are not declared change nothing. */
export function readQuery(declared: RouteQuery | undefined, search: string): ReadQuery {
  if (declared === undefined) return noQuery
  const sent = sentValues(search, declared)
  let isWrong = false
  const values = Object.entries(declared).map(([name, parameter]): QueryValue => {
    const read = readValue(parameter, sent.get(name))
    if (read === 'wrong') isWrong = true
    const standard = parameter.type === 'text' ? undefined : parameter.default
    const value = read === 'wrong' || read === undefined ? standard : read.value
    return {
      name,
      type: parameter.type,
      value,
      default: standard,
      ...rest(parameter),
    }
  })
  const byName = Object.fromEntries(values.map(({ name, value }) => [name, value]))
  return { values, byName, isWrong }
}

/** What a declaration says besides its type and its default. */
function rest(parameter: QueryParameter): Partial<QueryValue> {
  if (parameter.type === 'choice') return { of: parameter.of, names: parameter.names }
  const { max } = parameter
  return parameter.type === 'text' ? { max, rows: parameter.rows } : { max }
}

/** The query of a page in one form: what differs from it is the same page. Empty for the page itself. */
export const queryKey = ({ values, isWrong }: Omit<ReadQuery, 'byName'>): string =>
  toSearch(values) + (isWrong ? '!' : '')

/** Every value that was sent under a declared name, empty ones left out; undefined for one that cannot be decoded. */
function sentValues(search: string, declared: RouteQuery): Map<string, (string | undefined)[]> {
  const sent = new Map<string, (string | undefined)[]>()
  for (const pair of search.replace(/^\?/, '').split('&')) {
    const end = pair.indexOf('=')
    const name = decode(end === -1 ? pair : pair.slice(0, end)) ?? ''
    if (end === -1 || !Object.hasOwn(declared, name)) continue
    const value = decode(pair.slice(end + 1))?.trim()
    if (value !== '') sent.set(name, [...(sent.get(name) ?? []), value])
  }
  return sent
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return undefined
  }
}

/** The value that a parameter was given; undefined when none was. */
function readValue(
  parameter: QueryParameter,
  sent: readonly (string | undefined)[] = [],
): { value: string | number } | 'wrong' | undefined {
  const [text] = sent
  if (sent.length === 0) return undefined
  if (sent.length > 1 || text === undefined) return 'wrong'
  if (parameter.type === 'choice') return parameter.of.includes(text) ? { value: text } : 'wrong'
  if (parameter.type === 'text')
    return text.length > parameter.max || /\p{Cc}|\uFFFD/u.test(text) ? 'wrong' : { value: text }
  const value = /^(0|[1-9]\d{0,6})$/.test(text) ? Number(text) : -1
  return value < parameter.min || value > parameter.max ? 'wrong' : { value }
}
