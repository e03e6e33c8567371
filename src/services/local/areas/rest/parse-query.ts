import { notEmbedded, unparsable } from './query-problem.ts'
import { Cursor } from './text-cursor.ts'
import type { Condition } from './filter-condition.ts'
import { parseFilter } from './parse-filter.ts'
import { parseLogic } from './parse-logic.ts'
import { parseOrder, type OrderTerm } from './parse-order.ts'
import { parseSelect, type SelectItem } from './parse-select.ts'

/** A parsed query string, before the table is known. */
export interface Query {
  select: SelectItem[]
  /** Undefined for the default order of the table. */
  order: OrderTerm[] | undefined
  limit: number | undefined
  offset: number
  conditions: Condition[]
  columns: string[] | undefined
  onConflict: string[] | undefined
}

const longest = 8192
const embeddable = new Set(['order', 'limit', 'offset', 'and', 'or'])

/** Parses a query string; throws the problem that PostgREST reports for it. */
export function parseQuery(table: string, text: string): Query {
  if (text.length > longest) {
    throw unparsable(
      `The query string is longer than ${longest} characters`,
      'Ask for less at once.',
    )
  }
  const params = [...new URLSearchParams(text)]
  const find = (key: string) => params.find(([found]) => found === key)?.[1]
  const orders = params.filter(([key]) => key === 'order').map(([, value]) => value)
  return {
    select: parseSelect(table, find('select') ?? '*'),
    order: orders.length === 0 ? undefined : orders.flatMap(parseOrder),
    limit: toNumber(find('limit')),
    offset: Math.max(0, toNumber(find('offset')) ?? 0),
    conditions: params.flatMap(([key, value]) => toConditions(key, value)),
    columns: parseNames('columns parameter', find('columns')),
    onConflict: parseNames('on_conflict parameter', find('on_conflict')),
  }
}

function toConditions(key: string, value: string): Condition[] {
  if (['select', 'columns', 'on_conflict', 'order', 'limit', 'offset'].includes(key)) return []
  const path = key.split('.')
  const last = path.at(-1) ?? ''
  if (embeddable.has(last)) {
    const outside = path.slice(0, -1).filter((part) => part !== 'not')
    if (outside.length > 0 || (last !== 'and' && last !== 'or')) throw notEmbedded(path[0] ?? '')
    return [parseLogic(last, path.includes('not'), value)]
  }
  if (path.length > 1 && !key.startsWith('"')) throw notEmbedded(path[0] ?? '')
  return [parseFilter(key, value)]
}

function parseNames(what: string, text: string | undefined): string[] | undefined {
  if (text === undefined) return undefined
  const cursor = new Cursor(text, what)
  const names = [cursor.requireName()]
  while (cursor.take(',')) names.push(cursor.requireName())
  if (!cursor.isAtEnd) cursor.fail('"," or end of input')
  return names
}

/** Undefined for what is not a number, which PostgREST ignores. */
const toNumber = (text: string | undefined) =>
  text !== undefined && /^-?\d+$/.test(text) ? Number(text) : undefined
