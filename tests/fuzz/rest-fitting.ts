// Query parameters and rows that fit a table: they reach the database.
import fc from 'fast-check'
import type { RestColumn, RestTable } from '#src/services/local/areas/rest/exposed-tables.ts'
import type { RestRequest } from '#src/services/rest-exchange.ts'
import { idOf } from '../contract/services/rest/filled-tables.ts'

/** Part of every made-up value, so that one in the text of a statement is found. */
export const marker = 'zq7'

type Params = [string, string][]

const someId = fc.integer({ min: 1, max: 50 }).map(idOf)
const someText = fc.oneof(
  fc.constantFrom('Ayu', 'Budi', 'Citra', 'Siswa', 'Solo', 'Dasar Web'),
  fc
    .string({ unit: 'grapheme', maxLength: 6 })
    .map((text) => `${marker}${text.replaceAll('\0', '')}`),
)
const someTopic = fc.constantFrom('pendidikan', 'jalan raya', `${marker} a`, 'b"c')
const inQuotes = (text: string) => `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`
const someTopics = fc
  .array(someTopic, { maxLength: 4 })
  .map((items) => `{${items.map(inQuotes).join(',')}}`)

const values: Record<RestColumn['type'], fc.Arbitrary<string>> = {
  uuid: someId,
  integer: fc
    .oneof(fc.integer({ min: -2, max: 6 }), fc.integer({ min: 7_700_000, max: 7_799_999 }))
    .map(String),
  text: someText,
  boolean: fc.constantFrom('true', 'false', 'f', '1'),
  timestamptz: fc
    .date({ noInvalidDate: true, min: new Date('2025-12-01'), max: new Date('2026-03-01') })
    .map((date) => date.toISOString()),
  'text[]': someTopics,
}

function testOf(column: RestColumn): fc.Arbitrary<string> {
  const one = values[column.type]
  const compare = fc
    .tuple(fc.constantFrom('eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'isdistinct'), one)
    .map((parts) => parts.join('.'))
  const several = fc
    .array(one, { minLength: 1, maxLength: 5 })
    .map((items) => `in.(${items.map(inQuotes).join(',')})`)
  const known = fc.constantFrom('is.null', 'is.not_null')
  if (column.type === 'text[]') {
    return fc.tuple(fc.constantFrom('cs', 'cd', 'ov'), someTopics).map((parts) => parts.join('.'))
  }
  if (column.isLong) {
    const search = fc.constantFrom('plfts', 'phfts', 'wfts', 'wfts(indonesian)')
    return fc.oneof(
      fc.tuple(search, someText).map((parts) => parts.join('.')),
      fc.constantFrom(
        'fts.radio|guru',
        "fts.!(kelas & 'saya belajar'):*",
        'fts.belajar:*<->banyak',
      ),
    )
  }
  if (column.type === 'boolean') return fc.oneof(compare, fc.constantFrom('is.true', 'is.unknown'))
  if (column.type !== 'text') return fc.oneof(compare, several, known)
  const prefix = fc.constantFrom('like', 'ilike').map((op) => `${op}.Pes*`)
  return fc.oneof(compare, several, known, prefix, fc.constant('like(any).{A*,B*}'))
}

const filterOf = (column: RestColumn): fc.Arbitrary<[string, string]> =>
  fc
    .tuple(testOf(column), fc.constantFrom('', '', 'not.'))
    .map(([test, negation]): [string, string] => [column.name, negation + test])

/** Filters, columns, order and page of a table, mostly of what visitors may read. */
export function fitting(table: RestTable, method: RestRequest['method']): fc.Arbitrary<Params> {
  const all = [...table.columns.values()]
  const open = all.filter(({ isPublic }) => isPublic)
  const some = fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(...(open.length > 0 ? open : all)) },
    { weight: 1, arbitrary: fc.constantFrom(...all) },
  )
  const filter = some.chain(filterOf)
  const logic = fc
    .tuple(fc.constantFrom('or', 'and', 'not.or'), fc.array(filter, { minLength: 1, maxLength: 3 }))
    .map(([kind, filters]): [string, string] => [
      kind,
      `(${filters.map((parts) => parts.join('.')).join(',')})`,
    ])
  const names = fc.uniqueArray(
    some.map(({ name }) => name),
    { minLength: 1, maxLength: 4 },
  )
  const select = names.map((parts): [string, string] => ['select', parts.join(',')])
  const order = some
    .filter(({ isLong, type }) => !isLong && type !== 'text[]')
    .chain(({ name }) => fc.constantFrom('', '.desc', '.asc.nullsfirst').map((tail) => name + tail))
    .map((term): [string, string] => ['order', term])
  const page = fc
    .tuple(fc.constantFrom('limit', 'offset'), fc.integer({ min: 0, max: 45 }))
    .map(([key, size]): [string, string] => [key, String(size)])
  const isRead = method === 'GET' || method === 'HEAD'
  return fc
    .tuple(
      fc.array(fc.oneof(filter, filter, logic), { minLength: isRead ? 0 : 1, maxLength: 3 }),
      fc.array(fc.oneof(select, order), { maxLength: 2 }),
      fc.array(page, { maxLength: isRead ? 2 : 0 }),
    )
    .map((parts) => (method === 'POST' ? parts.slice(1) : parts).flat())
}

const cells: Record<string, fc.Arbitrary<unknown>> = {
  id: someId,
  name: fc.constantFrom('Intan zq7', 'Joko zq7'),
  message: fc.constantFrom('Catatan dari pembaca baru zq7.', 'Dua baris\nyang cukup panjang zq7.'),
  role: fc.constant('Guru zq7'),
  program: fc.constantFrom('Dasar Web zq7', null),
  city: fc.constantFrom('Solo', null),
  topics: fc.array(someTopic, { maxLength: 3 }),
  rating: fc.integer({ min: 1, max: 5 }),
  amount: fc.integer({ min: 7_700_000, max: 7_799_999 }),
  status: fc.constantFrom('pledged', 'confirmed', 'cancelled'),
  is_approved: fc.boolean(),
  sent_at: fc.constantFrom('2026-01-05T08:00:00Z', '2026-01-06T08:00:00+07:00'),
  type: fc.constant('D'),
  score_d: fc.integer({ min: 90, max: 100 }),
  score_i: fc.integer({ min: 0, max: 80 }),
  score_s: fc.integer({ min: 0, max: 80 }),
  score_c: fc.integer({ min: 0, max: 80 }),
}

/** Rows to insert, as visitors or managers send them, or changes of a row. */
export function fittingBody(table: RestTable, method: RestRequest['method']): fc.Arbitrary<string> {
  const all = [...table.columns.values()]
  const shape = (columns: RestColumn[]) =>
    fc.record(
      Object.fromEntries(columns.map(({ name }) => [name, cells[name] ?? fc.constant(null)])),
    )
  const sent = shape(all.filter(({ isSent }) => isSent))
  const whole = shape(all)
  if (method === 'PATCH') {
    return fc
      .constantFrom(...all.filter(({ name }) => name !== 'id'))
      .chain((column) => shape([column]))
      .map((row) => JSON.stringify(row))
  }
  return fc
    .oneof(
      sent,
      sent,
      sent.map((row) => [row]),
      whole,
      fc.array(whole, { minLength: 1, maxLength: 3 }),
    )
    .map((rows) => JSON.stringify(rows))
}
