import { type SQL, sql } from 'drizzle-orm'
import { parseArray, toArrayLiteral } from './array-literal.ts'
import { toJsonTime } from './json-time.ts'
import { RestProblem } from './rest-problem.ts'

export type ColumnType = 'uuid' | 'integer' | 'text' | 'boolean' | 'timestamptz' | 'text[]'

const types = new Map<string, ColumnType>([
  ['uuid', 'uuid'],
  ['integer', 'integer'],
  ['text', 'text'],
  ['boolean', 'boolean'],
  ['timestamp (3) with time zone', 'timestamptz'],
  ['text[]', 'text[]'],
])

/** Throws for a type that this dialect does not support: an error in a table, not in a request. */
export function toColumnType(sqlType: string): ColumnType {
  const type = types.get(sqlType)
  if (type === undefined) throw new Error(`No REST column can be of the type "${sqlType}".`)
  return type
}

const wordings: Record<ColumnType, string> = {
  uuid: 'uuid',
  integer: 'integer',
  text: 'text',
  boolean: 'boolean',
  timestamptz: 'timestamp with time zone',
  'text[]': 'text[]',
}

/**
 * The value of a filter as PostgreSQL reads it; throws a problem for an invalid one. Both databases receive
 * only values that both accept.
 */
export function parseValue(type: ColumnType, text: string): string {
  if (text.includes('\0')) throw nul()
  return parsers[type](text)
}

const parsers: Record<ColumnType, (text: string) => string> = {
  uuid(text) {
    const digits = text.trim().replace(/^\{(.*)\}$/s, '$1')
    const isUuid = /^[0-9a-f]{8}-?(?:[0-9a-f]{4}-?){3}[0-9a-f]{12}$/i.test(digits)
    if (!isUuid) throw invalid('uuid', text)
    return digits.toLowerCase()
  },
  integer(text) {
    if (!/^\s*[+-]?\d+\s*$/.test(text)) throw invalid('integer', text)
    const value = Number(text)
    if (value < -2_147_483_648 || value > 2_147_483_647) {
      throw new RestProblem(400, '22003', `value "${text}" is out of range for type integer`)
    }
    return String(value)
  },
  text: (text) => text,
  boolean(text) {
    const word = text.trim().toLowerCase()
    if (/^(?:t|tr|tru|true|y|ye|yes|on|1)$/.test(word)) return 'true'
    if (/^(?:f|fa|fal|fals|false|n|no|of|off|0)$/.test(word)) return 'false'
    throw invalid('boolean', text)
  },
  timestamptz: parseTime,
  'text[]': (text) => toArrayLiteral(parseArray(text)),
}

const time =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(:\d{2}(?:[.]\d{1,9})?)?)? ?(Z|[+-]\d{2}(?::?\d{2})?)?$/i

/** ISO 8601, and the format of the database itself; without a zone it is UTC. */
function parseTime(text: string): string {
  const found = time.exec(text.trim())
  if (found === null) {
    const message = `invalid input syntax for type ${wordings.timestamptz}: "${text}"`
    throw new RestProblem(400, '22007', message)
  }
  const [, day = '', clock = '00:00', seconds = ':00', zone = 'Z'] = found
  const offset = /^[+-]\d{2}$/.test(zone) ? `${zone}:00` : zone.replace(/(\d{2})(\d{2})$/, '$1:$2')
  const date = new Date(`${day}T${clock}${seconds}${offset.toUpperCase()}`)
  const isReal = !Number.isNaN(date.getTime()) && !Number.isNaN(Date.parse(`${day}T00:00:00Z`))
  const year = isReal ? date.getUTCFullYear() : 0
  if (year < 1 || year > 9999 || !isDayOfMonth(day)) {
    throw new RestProblem(400, '22008', `date/time field value out of range: "${text}"`)
  }
  return date.toISOString()
}

/** `Date` reads 30 February as 2 March. */
const isDayOfMonth = (day: string) =>
  new Date(`${day}T00:00:00Z`).getUTCDate() === Number(day.slice(-2))

const invalid = (type: ColumnType, text: string) =>
  new RestProblem(400, '22P02', `invalid input syntax for type ${wordings[type]}: "${text}"`)

const nul = () => new RestProblem(400, '22021', 'invalid byte sequence for encoding "UTF8": 0x00')

/** A value as a parameter. Each is sent as text, so that every driver sends it alike. */
export function toParameter(type: ColumnType, value: string | null): SQL {
  return casts[type](value)
}

const casts: Record<ColumnType, (value: string | null) => SQL> = {
  uuid: (value) => sql`cast(${value}::text as uuid)`,
  integer: (value) => sql`cast(${value}::text as integer)`,
  text: (value) => sql`${value}::text`,
  boolean: (value) => sql`cast(${value}::text as boolean)`,
  timestamptz: (value) => sql`cast(${value}::text as timestamptz)`,
  'text[]': (value) => sql`cast(${value}::text as text[])`,
}

/** Several values of one type as one parameter, so that their number does not change the statement. */
export function toListParameter(type: ColumnType, values: string[]): SQL {
  const list = toArrayLiteral(values)
  return lists[type](list)
}

const lists: Record<ColumnType, (list: string) => SQL> = {
  uuid: (list) => sql`cast(${list}::text as uuid[])`,
  integer: (list) => sql`cast(${list}::text as integer[])`,
  text: (list) => sql`cast(${list}::text as text[])`,
  boolean: (list) => sql`cast(${list}::text as boolean[])`,
  timestamptz: (list) => sql`cast(${list}::text as timestamptz[])`,
  'text[]': (list) => sql`cast(${list}::text as text[])`,
}

/** A checked value of a row as PostgreSQL reads it. */
export function toText(value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (Array.isArray(value)) return toArrayLiteral(value.map(String))
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** A value of the database as it is sent in JSON; times have the offset of the time zone, which is UTC without one. */
export function toJsonValue(type: ColumnType, value: unknown, timeZone?: string): unknown {
  return type === 'timestamptz' && typeof value === 'string' ? toJsonTime(value, timeZone) : value
}
