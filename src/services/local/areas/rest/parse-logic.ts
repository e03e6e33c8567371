import { Cursor } from './text-cursor.ts'
import type { Condition } from './filter-condition.ts'
import { parseOperation, readElement } from './parse-filter.ts'
import { notOffered, unparsable } from './query-problem.ts'

const deepest = 3

/** Reads the value of `or=`, `and=`, `not.or=` and `not.and=`: `(rating.gte.4,and(city.eq.Solo,name.is.null))`. */
export function parseLogic(kind: 'and' | 'or', isNegated: boolean, text: string): Condition {
  const cursor = new Cursor(text, 'logic tree')
  const condition = parseBranch(cursor, { kind, isNegated }, 1)
  if (!cursor.isAtEnd) cursor.fail('end of input')
  return condition
}

function parseBranch(
  cursor: Cursor,
  { kind, isNegated }: { kind: 'and' | 'or'; isNegated: boolean },
  depth: number,
): Condition {
  if (depth > deepest) {
    throw unparsable('"failed to parse logic tree"', `"and" and "or" go at most ${deepest} deep`)
  }
  cursor.skipBlanks()
  cursor.require('(')
  const conditions: Condition[] = []
  do {
    conditions.push(parseNode(cursor, depth))
  } while (cursor.take(','))
  cursor.require(')')
  cursor.skipBlanks()
  return { kind, isNegated, conditions }
}

function parseNode(cursor: Cursor, depth: number): Condition {
  cursor.skipBlanks()
  const branch = cursor.match(/(?:not\.)?(?:and|or)(?=[ \t]*\()/y)
  if (branch !== undefined) {
    const kind = branch.endsWith('and') ? 'and' : 'or'
    return parseBranch(cursor, { kind, isNegated: branch.startsWith('not.') }, depth + 1)
  }
  const column = cursor.requireName()
  if (cursor.peek('->')) throw notOffered(`'${column}' is not a JSON column.`)
  cursor.require('.')
  const condition = parseOperation(cursor, column, readLogicValue)
  cursor.skipBlanks()
  return condition
}

const readLogicValue = (cursor: Cursor): string =>
  cursor.match(/\{[^{}]*\}/y) ?? readElement(cursor)
