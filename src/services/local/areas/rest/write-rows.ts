import { toArrayLiteral } from './array-literal.ts'
import type { Audience } from './audience.ts'
import type { Media } from './answer-media.ts'
import { RestProblem } from './rest-problem.ts'
import type { SelectItem } from './parse-select.ts'
import {
  readableColumns,
  requireColumn,
  type RestColumn,
  type RestTable,
} from './exposed-tables.ts'
import { type ColumnType, toJsonValue } from './column-values.ts'
import { notOffered, undefinedType } from './query-problem.ts'

/** A column of the answer, the name it has there, and whether its value is cast to text. */
export interface Field {
  name: string
  column: RestColumn
  isText?: boolean
}

/** The columns that a request selects; throws on one that does not exist for this audience. */
export function toFields(table: RestTable, audience: Audience, items: SelectItem[]): Field[] {
  const fields = items.flatMap(({ column, alias, cast }) => {
    if (column === '*')
      return readableColumns(table, audience).map((each) => ({ name: each.name, column: each }))
    const found = requireColumn(table, audience, column)
    return [{ name: alias ?? column, column: found, isText: isCastToText(found, cast) }]
  })
  if (fields.length > mostFields) {
    throw new RestProblem(400, 'PGRST100', `At most ${mostFields} columns can be selected`)
  }
  return fields
}

const mostFields = 100

/** Whether a cast makes a text of a column's value; throws for a cast to a type that is neither text nor its own. */
function isCastToText({ name, type }: RestColumn, cast: string | undefined): boolean {
  if (cast === undefined) return false
  const known = castTypes[cast.toLowerCase()]
  if (known === undefined) throw undefinedType(cast)
  if (known !== 'text' && known !== type)
    throw notOffered(`Casting '${name}' to ${cast} is not offered.`)
  return known === 'text' && type !== 'text'
}

const castTypes: Record<string, ColumnType> = {
  text: 'text',
  varchar: 'text',
  int: 'integer',
  int4: 'integer',
  integer: 'integer',
  bool: 'boolean',
  boolean: 'boolean',
  uuid: 'uuid',
  timestamptz: 'timestamptz',
}

/** Throws unless there is exactly one row, for a request of an object. */
export function requireSingular({ kind }: Media, rows: number): void {
  if (kind !== 'object' || rows === 1) return
  throw new RestProblem(406, 'PGRST116', {
    message: 'Cannot coerce the result to a single JSON object',
    details: `The result contains ${rows} rows`,
  })
}

/** Rows in the requested format. */
export function writeRows(media: Media, fields: Field[], rows: unknown[][]): string {
  if (media.kind === 'csv') return writeCsv(media, fields, rows)
  const written = rows.map((row) => writeObject(media, fields, row))
  return media.kind === 'object' ? (written[0] ?? '') : `[${written.join(',')}]`
}

// Written by hand: an object cannot have every name that a request may give to a column.
function writeObject(media: Media, fields: Field[], row: unknown[]): string {
  const { hasNulls } = media
  const pairs = fields.flatMap((field, index) => {
    const { name } = field
    const value = toAnswer(media, field, row[index] ?? null)
    return value === null && !hasNulls ? [] : [`${JSON.stringify(name)}:${JSON.stringify(value)}`]
  })
  return `{${pairs.join(',')}}`
}

function toAnswer({ timeZone }: Media, { column, isText }: Field, value: unknown): unknown {
  const written = toJsonValue(column.type, value, timeZone)
  if (!isText || written === null) return written
  if (typeof written === 'string')
    return column.type === 'timestamptz' ? written.replace('T', ' ').replace(/:00$/, '') : written
  return Array.isArray(written) ? toArrayLiteral(written.map(String)) : JSON.stringify(written)
}

/** RFC 4180 with a header, which PostgREST omits when there is no row. */
function writeCsv(media: Media, fields: Field[], rows: unknown[][]): string {
  if (rows.length === 0) return ''
  const lines = rows.map((row) =>
    fields.map((field, index) => toCell(toAnswer(media, field, row[index] ?? null))),
  )
  return [fields.map(({ name }) => toCell(name)), ...lines]
    .map((cells) => cells.join(','))
    .join('\n')
}

function toCell(value: unknown): string {
  if (typeof value === 'boolean') return value ? 't' : 'f'
  if (typeof value === 'number') return String(value)
  const text = Array.isArray(value) ? toArrayLiteral(value.map(String)) : value
  if (typeof text !== 'string') return ''
  // Visitors write these rows: a spreadsheet must not read a cell as a formula.
  return quote(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)
}

const quote = (text: string) =>
  text === '' || /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
