import { Cursor } from './text-cursor.ts'
import { notEmbedded, notOffered } from './query-problem.ts'

export interface OrderTerm {
  column: string
  direction: 'asc' | 'desc'
  /** Undefined is PostgreSQL's default: last when ascending, first when descending. */
  nulls: 'first' | 'last' | undefined
}

/** Reads `order=`: `sent_at.desc.nullslast,name`. */
export function parseOrder(text: string): OrderTerm[] {
  const cursor = new Cursor(text, 'order')
  const terms = [parseTerm(cursor)]
  while (cursor.take(',')) terms.push(parseTerm(cursor))
  if (!cursor.isAtEnd) cursor.fail('delimiter (.), "," or end of input')
  return terms
}

function parseTerm(cursor: Cursor): OrderTerm {
  const column = cursor.requireName()
  if (cursor.peek('(')) throw notEmbedded(column)
  if (cursor.peek('->')) throw notOffered(`'${column}' is not a JSON column.`)
  const direction = cursor.take('.desc') ? 'desc' : cursor.take('.asc') ? 'asc' : undefined
  const nulls = cursor.take('.nullsfirst')
    ? 'first'
    : cursor.take('.nullslast')
      ? 'last'
      : undefined
  cursor.skipBlanks()
  if (cursor.peek('.')) {
    cursor.fail(
      direction === undefined
        ? '"asc", "desc", "nullsfirst" or "nullslast"'
        : '"nullsfirst" or "nullslast"',
    )
  }
  return { column, direction: direction ?? 'asc', nulls }
}
