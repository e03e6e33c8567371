import { messagesIn, refusalsOf } from '#schemas/validation-messages.ts'
import { parseArray } from './array-literal.ts'
import type { Audience } from './audience.ts'
import { parseValue } from './column-values.ts'
import { badBody, RestProblem, unknownKey } from './rest-problem.ts'
import { settableColumns, type RestColumn, type RestTable } from './exposed-tables.ts'

/** A body with the value of its header `Content-Type`. */
export interface RequestBody {
  bytes: Uint8Array
  contentType: string | null
}

/** The content of a body: rows of named values, all with the same names. */
export interface Payload {
  rows: ReadonlyMap<string, unknown>[]
  keys: string[]
}

const json = /^application\/(?:vnd\.pgrst\.(?:object|array)(?:\+json)?|json)\s*(?:;|$)/i

/** Reads a body. With `columns`, rows may have different names, and others are ignored. */
export function parsePayload(
  { bytes, contentType }: RequestBody,
  columns: string[] | undefined,
): Payload {
  if (contentType !== null && contentType !== '' && !json.test(contentType)) {
    throw badBody(`Content-Type not acceptable: ${contentType}`)
  }
  const value = parseJson(bytes)
  const rows = (Array.isArray(value) ? value : [value]).map(toRow)
  const keys = columns === undefined ? [...(rows[0]?.keys() ?? [])] : [...new Set(columns)]
  const isUniform = rows.every(
    (row) => row.size === keys.length && keys.every((key) => row.has(key)),
  )
  if (columns === undefined && !isUniform) throw badBody('All object keys must match')
  return { rows, keys }
}

/** A row by its own property names, one of which may be `__proto__`. */
function toRow(value: unknown): ReadonlyMap<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw badBody('All object keys must match')
  }
  return new Map(Object.entries(value))
}

function parseJson(body: Uint8Array): unknown {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
    if (typeof value === 'object' && value !== null) return value
  } catch {
    // The parser's message would only repeat the body.
  }
  throw badBody('Empty or invalid json')
}

const honeypot = 'website'

/** A payload without the field that people leave empty; throws when a program has filled it in. */
export function withoutHoneypot(table: RestTable, { rows, keys }: Payload): Payload {
  const isFilled = rows.some((row) => (row.get(honeypot) ?? '') !== '')
  if (isFilled) throw wrong(table, honeypot, 'Leave this field empty.')
  return { rows, keys: keys.filter((key) => key !== honeypot) }
}

/** The columns that a payload sets; throws on one that this audience may not set. */
export function requireSettable(
  table: RestTable,
  audience: Audience,
  keys: string[],
): RestColumn[] {
  const settable = new Map(settableColumns(table, audience).map((column) => [column.name, column]))
  return keys.map((key) => {
    const column = settable.get(key)
    if (column === undefined) throw unknownKey(table.name, key)
    return column
  })
}

/** The whole row of a visitor’s form, checked with the schema of the form. */
export function parseForm(table: RestTable, row: ReadonlyMap<string, unknown>, keys: string[]) {
  const present = keys
    .filter((key) => row.has(key))
    .map((key) => [key, toValue(table.columns.get(key), row.get(key))])
  const parsed = table.form.safeParse(Object.fromEntries(present), { error: messagesIn('en') })
  if (parsed.success) return new Map(Object.entries(parsed.data))
  const [refusal] = refusalsOf(parsed.error)
  const column = String(refusal?.path[0] ?? '')
  if (row.get(column) === undefined || row.get(column) === null) throw missing(table, column)
  throw wrong(table, column, refusal?.message ?? '')
}

/** One value of a row that a manager sends. */
export function parseCell(table: RestTable, column: RestColumn, value: unknown): unknown {
  if (value === null && column.isNullable) return null
  if (value === null) throw missing(table, column.name)
  const parsed = column.schema.safeParse(toValue(column, value), { error: messagesIn('en') })
  if (parsed.success) return parsed.data
  throw wrong(table, column.name, refusalsOf(parsed.error)[0]?.message ?? '')
}

/** A value of JSON as PostgreSQL reads it into a column: a text in which the value is written, and the reverse. */
function toValue(column: RestColumn | undefined, value: unknown): unknown {
  const isText = typeof value === 'string'
  const isPlain = isText || typeof value === 'number' || typeof value === 'boolean'
  if (column === undefined || !isPlain) return value
  switch (column.type) {
    case 'integer':
      return Number(parseValue('integer', String(value)))
    case 'boolean':
      return parseValue('boolean', String(value)) === 'true'
    case 'uuid':
    case 'timestamptz':
      return parseValue(column.type, String(value))
    case 'text[]':
      return isText ? parseArray(value) : value
    default:
      return String(value)
  }
}

export const missing = (table: RestTable, column: string) =>
  new RestProblem(
    400,
    '23502',
    `null value in column "${column}" of relation "${table.name}" violates not-null constraint`,
  )

const wrong = (table: RestTable, column: string, details: string) =>
  new RestProblem(400, '23514', {
    message: `new row for relation "${table.name}" violates the check of column "${column}"`,
    details,
  })
