import { arrayTests, comparisons, type Condition, searches, type Test } from './filter-condition.ts'
import { Cursor } from './text-cursor.ts'
import { notOffered } from './query-problem.ts'

type Known = Extract<Test, { op: 'is' }>['value']

/** Reads one value, whose end depends on the context of the filter. */
export type ReadValue = (cursor: Cursor) => string

const refused = /(?:sl|sr|nxr|nxl|adj)(?:\((?:any|all)\))?\./y
const known = /null|not_null|true|false|unknown/iy
const toKnown: Record<string, Known> = {
  null: 'null',
  not_null: 'not_null',
  true: 'true',
  false: 'false',
  unknown: 'unknown',
}

/** Reads a filter that is a parameter of its own: `rating=gte.4`, `name=not.is.null`. */
export function parseFilter(key: string, value: string): Condition {
  const path = new Cursor(key, 'tree path')
  const column = path.requireName()
  if (path.peek('->')) throw notOffered(`'${column}' is not a JSON column.`)
  if (!path.isAtEnd) path.fail('delimiter (.) or end of input')

  const cursor = new Cursor(value, 'filter')
  const condition = parseOperation(cursor, column, (at) => at.match(/[\s\S]*/y) ?? '')
  if (!cursor.isAtEnd) cursor.fail('end of input')
  return condition
}

/** Reads the operation after the name of a column: `not.in.(1,2)`. */
export function parseOperation(cursor: Cursor, column: string, readValue: ReadValue): Condition {
  const isNegated = cursor.take('not.')
  return { kind: 'filter', isNegated, column, test: parseTest(cursor, readValue) }
}

function parseTest(cursor: Cursor, readValue: ReadValue): Test {
  if (cursor.take('in.')) return { op: 'in', values: readList(cursor) }
  if (cursor.take('is.')) return { op: 'is', value: readKnown(cursor) }
  if (cursor.take('isdistinct.')) return { op: 'isdistinct', value: readValue(cursor) }
  const offered =
    parseComparison(cursor, readValue) ??
    parseArrayTest(cursor, readValue) ??
    parseSearch(cursor, readValue)
  if (offered !== undefined) return offered
  const other = cursor.match(refused)
  if (other !== undefined) {
    throw notOffered(`The operator '${other.slice(0, -1)}' is not offered.`)
  }
  return cursor.fail('"not" or operator (eq, gt, ...)')
}

function parseComparison(cursor: Cursor, readValue: ReadValue): Test | undefined {
  for (const op of comparisons) {
    if (cursor.take(`${op}.`)) return { op, value: readValue(cursor) }
    for (const quantifier of ['any', 'all'] as const) {
      if (op !== 'neq' && cursor.take(`${op}(${quantifier}).`)) {
        return { op, quantifier, value: readValue(cursor) }
      }
    }
  }
  return undefined
}

function parseArrayTest(cursor: Cursor, readValue: ReadValue): Test | undefined {
  const op = arrayTests.find((name) => cursor.take(`${name}.`))
  return op === undefined ? undefined : { op, value: readValue(cursor) }
}

function parseSearch(cursor: Cursor, readValue: ReadValue): Test | undefined {
  const op = searches.find((name) => cursor.peek(`${name}.`) || cursor.peek(`${name}(`))
  if (op === undefined) return undefined
  cursor.require(op)
  const config = cursor.take('(') ? cursor.match(/[\p{L}\p{N}_$ ]+/uy) : undefined
  if (config !== undefined) cursor.require(')')
  cursor.require('.')
  return { op, config: config?.trim(), value: readValue(cursor) }
}

function readList(cursor: Cursor): string[] {
  cursor.skipBlanks()
  cursor.require('(')
  const values: string[] = []
  do {
    values.push(readElement(cursor))
  } while (cursor.take(','))
  cursor.require(')')
  cursor.skipBlanks()
  return values
}

/** A value that ends at a comma or a parenthesis, unless it is quoted. */
export function readElement(cursor: Cursor): string {
  const quoted = cursor.attempt(() => {
    const found = cursor.takeQuoted()
    const ends = cursor.isAtEnd || cursor.peek(',') || cursor.peek(')')
    return ends ? found : undefined
  })
  return quoted ?? cursor.match(/[^,)]*/y) ?? ''
}

function readKnown(cursor: Cursor): Known {
  const found = toKnown[cursor.match(known)?.toLowerCase() ?? '']
  return found ?? cursor.fail('isVal: (null, not_null, true, false, unknown)')
}
