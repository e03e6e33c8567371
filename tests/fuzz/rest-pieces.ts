// Names, values and operators: right ones, wrong ones and hostile ones.
import fc from 'fast-check'
import { idOf } from '../contract/services/rest/filled-tables.ts'
import { marker } from './rest-fitting.ts'

const hostile = [
  `' or '1'='1`,
  `"; drop table testimonies; --`,
  `$1`,
  `$$;select pg_sleep(9)`,
  `\\`,
  `\0`,
  `%00`,
  `)`,
  `(((`,
  `{`,
  `}`,
  `__proto__`,
  `constructor`,
  `1::int`,
  `/*`,
  `\u202e`,
  `\ud83d\ude00`,
  `NULL`,
  `'::regclass`,
]
export const marked = fc
  .tuple(fc.constantFrom('', ...hostile), fc.string({ unit: 'grapheme', maxLength: 8 }))
  .map(([head, tail]) => `${head}${marker}${tail}`)
export const number = fc.oneof(
  fc.integer({ min: 7_700_000, max: 7_799_999 }).map(String),
  fc.constantFrom('1', '5', '-1', '1e9', '0x1f', '99999999999', '2.5', 'NaN', ' 3 '),
)
const date = fc.oneof(
  fc.date({ noInvalidDate: true }).map((value) => value.toISOString()),
  fc.constantFrom('2026-01-02', '2026-02-30', 'infinity', 'now', '24:00', '2026-01-02 08:00:00+07'),
)
const id = fc.oneof(
  fc.integer({ min: 1, max: 60 }).map(idOf),
  fc.uuid(),
  fc.constant(idOf(1) + 'x'),
)
const pattern = fc.oneof(
  marked.map((text) => `${text}*`),
  fc.constantFrom('Peserta*', 'A%', '%', '_', '*a', 'a\\', 'Pes%ta*', 'P\\%*'),
)
const words = fc.oneof(
  fc.constantFrom('radio & guru', `'a b' | c:*`, '!(a & b)', 'a <-> b', 'a &', '((a', ':*', ''),
  marked,
)
export const value = fc.oneof(
  marked,
  number,
  date,
  id,
  pattern,
  words,
  fc.constantFrom('Ayu', 'true', ''),
)
const quoted = value.map((text) => `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`)
const element = fc.oneof(value, quoted)
const array = fc.array(element, { maxLength: 5 }).map((items) => `{${items.join(',')}}`)
const list = fc.array(element, { maxLength: 60 }).map((items) => `(${items.join(',')})`)

const readable = ['id', 'name', 'message', 'rating', 'sent_at', 'city', 'topics', 'role', 'amount']
const others = [
  'program',
  'is_approved',
  'status',
  'type',
  'score_d',
  'site_id',
  'xmin',
  'ctid',
  '*',
]
export const column = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...readable) },
  { weight: 2, arbitrary: fc.constantFrom(...others) },
  { weight: 1, arbitrary: fc.oneof(marked, quoted, fc.constantFrom('a.b', 'a->b', 'a->>0')) },
)

export const operation = fc
  .oneof(
    fc.tuple(
      fc.constantFrom('eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'isdistinct', 'match', 'sl'),
      value,
    ),
    fc.tuple(fc.constantFrom('like', 'ilike'), pattern),
    fc.tuple(fc.constantFrom('like(any)', 'ilike(all)', 'eq(any)', 'gt(all)'), array),
    fc.tuple(fc.constant('in'), list),
    fc.tuple(fc.constant('is'), fc.constantFrom('null', 'not_null', 'TRUE', 'unknown', 'x')),
    fc.tuple(fc.constantFrom('cs', 'cd', 'ov'), fc.oneof(array, value)),
    fc.tuple(
      fc.constantFrom('fts', 'plfts', 'phfts', 'wfts', 'fts(indonesian)', 'wfts(english)'),
      words,
    ),
    fc.tuple(marked, value),
  )
  .chain(([op, right]) =>
    fc.constantFrom('', '', '', 'not.').map((negation) => `${negation}${op}.${right}`),
  )

/** Random text. */
export const garbage = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'binary-ascii', maxLength: 60 }),
)
