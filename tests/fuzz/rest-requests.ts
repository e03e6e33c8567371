// Requests to `/rest/v1/`: of the grammar, almost of it, and random.
import fc from 'fast-check'
import type { RestRequest } from '#src/services/rest-exchange.ts'
import { restTables } from '#src/services/local/areas/rest/exposed-tables.ts'
import { tableNames } from '../contract/services/rest/filled-tables.ts'
import { anyBody, anyHeaders, seldom } from './rest-bodies.ts'
import { fitting, fittingBody } from './rest-fitting.ts'
import { column, garbage, marked, operation } from './rest-pieces.ts'

const { tree } = fc.letrec<{ tree: string; leaf: string; branch: string }>((tie) => ({
  tree: fc.oneof({ maxDepth: 3, depthSize: 'small' }, tie('leaf'), tie('branch')),
  leaf: fc.tuple(column, operation).map(([name, test]) => `${name}.${test}`),
  branch: fc
    .tuple(
      fc.constantFrom('and', 'or', 'not.and', 'not.or', 'xor'),
      fc.array(tie('tree'), { minLength: 1, maxLength: 3 }),
    )
    .map(([kind, parts]) => `${kind}(${parts.join(',')})`),
}))
const logic = fc.array(tree, { minLength: 1, maxLength: 3 }).map((parts) => `(${parts.join(',')})`)

const item = fc
  .tuple(column, fc.constantFrom('', '', '', '', '::text', '.sum()', '(*)', '!inner(*)', '->a'))
  .map(([name, tail]) => name + tail)
const selected = fc.oneof(
  item,
  item,
  fc.tuple(marked, item).map(([name, rest]) => `${name}:${rest}`),
)
const select = fc.array(selected, { maxLength: 5 }).map((items) => items.join(','))
const order = fc
  .array(
    fc.tuple(
      column,
      fc.constantFrom('', '.asc', '.desc', '.up'),
      fc.constantFrom('', '', '.nullsfirst', '.nullslast', '.x'),
    ),
    { minLength: 1, maxLength: 3 },
  )
  .map((terms) => terms.map((term) => term.join('')).join(','))
const size = fc.oneof(
  fc.integer({ min: -2, max: 120 }).map(String),
  fc.constantFrom('9007199254740993', '1e3', 'x', '', '10001'),
)

const param = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(column, operation) },
  { weight: 2, arbitrary: fc.tuple(fc.constantFrom('or', 'and', 'not.or', 'x.and'), logic) },
  { weight: 3, arbitrary: fc.tuple(fc.constant('select'), select) },
  { weight: 2, arbitrary: fc.tuple(fc.constant('order'), order) },
  { weight: 1, arbitrary: fc.tuple(fc.constantFrom('limit', 'offset', 'x.limit'), size) },
  { weight: 1, arbitrary: fc.tuple(fc.constantFrom('columns', 'on_conflict'), select) },
  { weight: 1, arbitrary: fc.constant(['on_conflict', 'id'] as [string, string]) },
)
const grammatical = fc
  .array(param, { maxLength: 5 })
  .map((params) => new URLSearchParams(params).toString())
const damaged = fc
  .tuple(grammatical, fc.nat(), fc.string({ unit: 'binary-ascii', maxLength: 2 }), fc.nat(3))
  .map(([text, at, put, gone]) => {
    const place = at % (text.length + 1)
    return text.slice(0, place) + put + text.slice(place + gone)
  })
const wildQuery = fc.oneof(
  { weight: 6, arbitrary: grammatical },
  { weight: 2, arbitrary: damaged },
  { weight: 1, arbitrary: garbage },
)

const methods = fc.constantFrom<RestRequest['method']>(
  'GET',
  'GET',
  'HEAD',
  'POST',
  'PATCH',
  'DELETE',
)
const tables = fc.oneof(
  { weight: 30, arbitrary: fc.constantFrom<string>(...tableNames) },
  { weight: 1, arbitrary: fc.oneof(marked, fc.constantFrom('sites', 'pg_class', '__proto__')) },
)
const wild = fc.record({
  method: methods,
  table: tables,
  query: wildQuery,
  headers: anyHeaders,
  body: anyBody,
})

/** A request that fits its table, occasionally with parts of the others. */
const sound = fc.tuple(methods, fc.constantFrom(...restTables.values())).chain(([method, table]) =>
  fc.record({
    method: fc.constant(method),
    table: fc.constant(table.name),
    query: fc
      .tuple(fitting(table, method), seldom<[string, string] | null>(fc.constant(null), param))
      .map(([params, odd]) =>
        new URLSearchParams(odd === null ? params : [...params, odd]).toString(),
      ),
    headers: anyHeaders,
    body: fc.oneof(
      { weight: 8, arbitrary: fittingBody(table, method) },
      { weight: 1, arbitrary: anyBody },
    ),
  }),
)

/** One request, of which two in three fit their table. */
export const anyRequest: fc.Arbitrary<RestRequest> = fc
  .oneof({ weight: 2, arbitrary: sound }, { weight: 1, arbitrary: wild })
  .map((request) => ({
    ...request,
    headers: new Headers(request.headers),
    body: new TextEncoder().encode(request.body),
  }))
