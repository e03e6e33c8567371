// The parts of a request besides its query.
import fc from 'fast-check'
import { idOf } from '../contract/services/rest/filled-tables.ts'
import { marker } from './rest-fitting.ts'
import { column, garbage, marked, number } from './rest-pieces.ts'

const cell = fc.oneof(
  marked,
  number.map(Number),
  fc.constantFrom(5, 5000, 0.5, true, null, 'D', 80, idOf(1), '2026-01-02T00:00:00Z', '\ud800'),
  fc.array(marked, { maxLength: 3 }),
  fc.dictionary(marked, fc.boolean(), { maxKeys: 2 }),
)
const comment = { name: 'Intan zq7', message: 'Catatan dari pembaca baru zq7.' }
const forms: Record<string, unknown>[] = [
  { ...comment, rating: 4 },
  { ...comment, topics: ['zq7 a', 'b'], city: null },
  { ...comment, role: 'Guru', rating: 5 },
  { name: null, amount: 7_700_001 },
  { type: 'D', score_d: 90, score_i: 1, score_s: 2, score_c: 3 },
]
const row = fc.oneof(
  fc.constantFrom(...forms),
  fc
    .tuple(fc.constantFrom(...forms), column, cell)
    .map(([form, name, put]) => ({ ...form, [name]: put })),
  fc.dictionary(column, cell, { maxKeys: 4 }),
)
/** Bodies: rows of a form, rows with something strange in them, and invalid ones. */
export const anyBody = fc.oneof(
  { weight: 6, arbitrary: row.map((value) => JSON.stringify(value)) },
  { weight: 2, arbitrary: fc.array(row, { maxLength: 4 }).map((rows) => JSON.stringify(rows)) },
  { weight: 1, arbitrary: fc.oneof(garbage, fc.json(), fc.constant('['.repeat(2000))) },
)

const vendor = 'application/vnd.pgrst.'
export const seldom = <T>(usual: fc.Arbitrary<T>, odd: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 12, arbitrary: usual }, { weight: 1, arbitrary: odd })

const preference = fc.constantFrom(
  'return=representation',
  'return=minimal',
  'return=headers-only',
  'count=exact',
  'count=planned',
  'resolution=merge-duplicates',
  'resolution=ignore-duplicates',
  'missing=default',
  'handling=strict',
  'max-affected=1',
  'tx=rollback',
  marker,
)
/** Headers of a request, mostly supported ones. */
export const anyHeaders = fc.record(
  {
    prefer: fc.array(preference, { maxLength: 4 }).map((parts) => parts.join(', ')),
    accept: seldom(
      fc.constantFrom('*/*', 'application/json', 'text/csv', `${vendor}array+json;nulls=stripped`),
      fc.constantFrom(
        `${vendor}object+json`,
        'text/csv;q=0.5, text/*;q=x',
        'image/png',
        `${marker}/;;,`,
      ),
    ),
    range: seldom(fc.constantFrom('0-4', '3-'), fc.constantFrom('9-2', '99999-', 'x', '-1')),
    'content-type': seldom(fc.constant('application/json'), fc.constantFrom('text/csv', marker)),
    'accept-profile': seldom(fc.constant('public'), fc.constant(marker)),
    'content-profile': seldom(fc.constant('public'), fc.constant(marker)),
  },
  { requiredKeys: [] },
)
