import { and, not, or, type SQL, sql } from 'drizzle-orm'
import { parseArray } from './array-literal.ts'
import type { Audience } from './audience.ts'
import type { ArrayTest, Comparison, Condition, Test } from './filter-condition.ts'
import { toPattern } from './like-pattern.ts'
import { notOffered, undefinedOperator, unparsable } from './query-problem.ts'
import { requireColumn, type RestColumn, type RestTable } from './exposed-tables.ts'
import { parseValue, toListParameter, toParameter } from './column-values.ts'
import { matchesWords } from './text-search.ts'

type Known = Extract<Test, { op: 'is' }>['value']

const never = sql`false`
const always = sql`true`

/** The SQL condition of a request's filters; undefined when there are none. */
export function toWhere(
  table: RestTable,
  audience: Audience,
  conditions: Condition[],
): SQL | undefined {
  const asked = countFilters(conditions)
  if (asked > audience.limits.filters) {
    throw unparsable(
      `${asked} filters are more than a request may have`,
      `At most ${audience.limits.filters} filters are allowed.`,
    )
  }
  return and(...conditions.map((condition) => toSql(table, audience, condition)))
}

/** The number of filters; each pattern of `like(any)` counts as one. */
const countFilters = (conditions: Condition[]): number =>
  conditions
    .map((condition) => {
      if (condition.kind !== 'filter') return countFilters(condition.conditions)
      const { test } = condition
      return 'quantifier' in test && test.quantifier !== undefined
        ? test.value.split(',').length
        : 1
    })
    .reduce((sum, count) => sum + count, 0)

function toSql(table: RestTable, audience: Audience, condition: Condition): SQL {
  const said =
    condition.kind === 'filter'
      ? toTest(requireColumn(table, audience, condition.column), audience, condition.test)
      : join(condition, (part) => toSql(table, audience, part))
  return condition.isNegated ? not(said) : said
}

function join(
  { kind, conditions }: Extract<Condition, { conditions: unknown }>,
  translate: (condition: Condition) => SQL,
): SQL {
  const parts = conditions.map(translate)
  return (kind === 'and' ? and(...parts) : or(...parts)) ?? always
}

function toTest(column: RestColumn, audience: Audience, test: Test): SQL {
  requireOffered(column, audience, test)
  switch (test.op) {
    case 'in':
      return isOneOf(column, audience, test.values)
    case 'is':
      return sql`(${column.source} is ${toKnown(column, test.value)})`
    case 'isdistinct':
      return sql`(${column.source} is distinct from ${parameter(column, test.value)})`
    case 'cs':
    case 'cd':
    case 'ov':
      return sql`(${column.source} ${arrayOperators[test.op]} ${parameter(column, requireFew(audience, test.value))})`
    case 'fts':
    case 'plfts':
    case 'phfts':
    case 'wfts':
      return sql`(${matchesWords(column.source, { ...test, value: parseValue('text', test.value) }, audience)})`
    default:
      return compare(column, audience, test)
  }
}

/** Visitors may use the filters that an index supports. */
function requireOffered(column: RestColumn, { isManager }: Audience, { op }: Test): void {
  const isWords = op.endsWith('fts')
  const isArray = op === 'cs' || op === 'cd' || op === 'ov'
  const isExpression = op === 'match' || op === 'imatch'
  const isText = isWords || isExpression || op === 'like' || op === 'ilike'
  const fits = isText ? column.type === 'text' : !isArray || column.type === 'text[]'
  if (!fits) throw undefinedOperator(column.type, op)
  const isIndexed = column.isLong ? isWords : column.type !== 'text[]' || isArray
  const isServed = isManager || (isIndexed && !isExpression)
  if (!isServed || (isWords && !isManager && !column.isLong)) {
    throw notOffered(`The operator '${op}' is not offered on '${column.name}'.`)
  }
}

function isOneOf(column: RestColumn, { limits }: Audience, values: string[]): SQL {
  if (values.length > limits.values) {
    throw unparsable(
      `${values.length} values are more than 'in' may have`,
      `At most ${limits.values} values are allowed.`,
    )
  }
  if (values.length === 1 && values[0] === '') return never
  const known = values.map((value) => parseValue(column.type, value))
  // An array of arrays would have two dimensions.
  if (column.type === 'text[]') return or(...known.map((value) => equals(column, value))) ?? never
  return sql`(${column.source} = any(${toListParameter(column.type, known)}))`
}

const equals = (column: RestColumn, value: string) =>
  sql`(${column.source} = ${toParameter(column.type, value)})`

function compare(
  column: RestColumn,
  audience: Audience,
  { op, value, quantifier }: Extract<Test, { op: Comparison }>,
): SQL {
  if (quantifier === undefined) return compareOne(column, audience, { op, value })
  const tests = parseArray(requireFew(audience, parseValue('text', value))).map((each) =>
    each === null ? sql`null::boolean` : compareOne(column, audience, { op, value: each }),
  )
  return quantifier === 'any' ? (or(...tests) ?? never) : (and(...tests) ?? always)
}

function compareOne(
  column: RestColumn,
  audience: Audience,
  { op, value }: { op: Comparison; value: string },
): SQL {
  const isPattern = op === 'like' || op === 'ilike'
  const known = parseValue(column.type, value)
  const right = toParameter(column.type, isPattern ? toPattern(known, audience) : known)
  return sql`(${column.source} ${operators[op]} ${right})`
}

const parameter = ({ type }: RestColumn, value: string) =>
  toParameter(type, parseValue(type, value))

function requireFew({ limits }: Audience, value: string): string {
  if (value.split(',').length <= limits.values) return value
  throw unparsable('An array is too long', `At most ${limits.values} values are allowed.`)
}

function toKnown({ type, name }: RestColumn, value: Known): SQL {
  if (value !== 'null' && value !== 'not_null' && type !== 'boolean') {
    throw notOffered(`'is.${value}' is not offered on '${name}', which is not a boolean column.`)
  }
  return knowns[value]
}

const operators: Record<Comparison, SQL> = {
  eq: sql`=`,
  neq: sql`<>`,
  gt: sql`>`,
  gte: sql`>=`,
  lt: sql`<`,
  lte: sql`<=`,
  like: sql`like`,
  ilike: sql`ilike`,
  match: sql`~`,
  imatch: sql`~*`,
}

const arrayOperators: Record<ArrayTest, SQL> = { cs: sql`@>`, cd: sql`<@`, ov: sql`&&` }

const knowns: Record<Known, SQL> = {
  null: sql`null`,
  not_null: sql`not null`,
  true: sql`true`,
  false: sql`false`,
  unknown: sql`unknown`,
}
