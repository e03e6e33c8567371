import { Cursor } from './text-cursor.ts'
import { notOffered, unknownRelation } from './query-problem.ts'
import { RestProblem } from './rest-problem.ts'

/** A column of the answer under its name there; `*` is every column that the caller may read. */
export interface SelectItem {
  column: string
  alias: string | undefined
  /** The type that the value is cast to: `rating::text`. */
  cast?: string | undefined
}

const aggregates = /(?:sum|avg|count|max|min)\(\)/y

/** Reads `select=`: columns, `*` and aliases. An empty list selects rows without columns. */
export function parseSelect(table: string, text: string): SelectItem[] {
  if (text.trim() === '') return []
  const cursor = new Cursor(text, 'select parameter')
  const items = [parseItem(table, cursor)]
  while (cursor.take(',')) items.push(parseItem(table, cursor))
  if (!cursor.isAtEnd) cursor.fail('"," or end of input')
  return items
}

function parseItem(table: string, cursor: Cursor): SelectItem {
  cursor.skipBlanks()
  if (cursor.take('*')) {
    cursor.skipBlanks()
    return { column: '*', alias: undefined }
  }
  if (cursor.take('...')) throw unknownRelation(table, cursor.requireName())
  if (cursor.match(aggregates) !== undefined) throw aggregate()

  const first = cursor.requireName()
  const isAlias = cursor.peek(':') && !cursor.peek('::')
  if (!isAlias) return requirePlain(table, cursor, { column: first, alias: undefined })
  cursor.require(':')
  if (cursor.match(aggregates) !== undefined) throw aggregate()
  return requirePlain(table, cursor, { column: cursor.requireName(), alias: first })
}

/** Syntax that PostgREST allows after a column, and that is refused here with a problem of its own. */
function requirePlain(table: string, cursor: Cursor, item: SelectItem): SelectItem {
  if (cursor.peek('(') || cursor.peek('!')) throw unknownRelation(table, item.column)
  if (cursor.peek('->')) throw notOffered(`'${item.column}' is not a JSON column.`)
  if (cursor.take('::')) return { ...item, cast: cursor.requireName() }
  if (cursor.take('.')) {
    if (cursor.match(aggregates) !== undefined) throw aggregate()
    cursor.fail('aggregate function')
  }
  return item
}

const aggregate = () =>
  new RestProblem(400, 'PGRST123', 'Use of aggregate functions is not allowed')
