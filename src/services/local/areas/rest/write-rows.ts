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
import { toJsonValue } from './column-values.ts'

/** A column of the answer and the name it has there. */
export interface Field {
  name: string
  column: RestColumn
}

/** The columns that a request selects; throws on one that does not exist for this audience. */
export function toFields(table: RestTable, audience: Audience, items: SelectItem[]): Field[] {
  const fields = items.flatMap(({ column, alias }) =>
    column === '*'
      ? readableColumns(table, audience).map((each) => ({ name: each.name, column: each }))
      : [{ name: alias ?? column, column: requireColumn(table, audience, column) }],
  )
  if (fields.length > mostFields) {
    throw new RestProblem(400, 'PGRST100', `At most ${mostFields} columns can be selected`)
  }
  return fields
}

const mostFields = 100

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
  if (media.kind === 'csv') return writeCsv(fields, rows)
  const written = rows.map((row) => writeObject(media, fields, row))
  return media.kind === 'object' ? (written[0] ?? '') : `[${written.join(',')}]`
}

// Written by hand: an object cannot have every name that a request may give to a column.
function writeObject({ hasNulls }: Media, fields: Field[], row: unknown[]): string {
  const pairs = fields.flatMap(({ name, column }, index) => {
    const value = toJsonValue(column.type, row[index] ?? null)
    return value === null && !hasNulls ? [] : [`${JSON.stringify(name)}:${JSON.stringify(value)}`]
  })
  return `{${pairs.join(',')}}`
}

/** RFC 4180 with a header, which PostgREST omits when there is no row. */
function writeCsv(fields: Field[], rows: unknown[][]): string {
  if (rows.length === 0) return ''
  const lines = rows.map((row) =>
    fields.map(({ column }, index) => toCell(toJsonValue(column.type, row[index] ?? null))),
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
