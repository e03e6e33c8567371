import type { CallAddress } from '#schemas/call-path.ts'
import { hostBase, type Endpoint } from '#schemas/endpoint.ts'
import { describeEndpoint, operationId } from './openapi-operation.ts'
import { type Json, toNamedSchema, toSchema } from './json-schema.ts'
import { columnFilter } from './rest-parameters.ts'

type Method = CallAddress['method'] | 'HEAD' | 'PATCH'

/** A table, with the endpoints that visitors have of it. */
interface Table {
  path: string
  get: Endpoint | undefined
  post: Endpoint | undefined
}

/** The shape of a refusal of a table, as PostgREST has it. */
export const restSchemas: Json = {
  RestRefusal: {
    type: 'object',
    required: ['code', 'message', 'details', 'hint'],
    properties: {
      code: { type: 'string', description: 'The code of PostgREST or of PostgreSQL.' },
      message: { type: 'string' },
      details: { type: ['string', 'null'] },
      hint: { type: ['string', 'null'] },
    },
  },
  RestRow: { type: 'object', description: 'A row, with the columns that were selected.' },
}

/** Every table as a path, with each of its methods. */
export function restPaths(endpoints: readonly Endpoint[]): Json {
  const ofRest = endpoints.filter(({ host }) => host === 'rest')
  const paths = [...new Set(ofRest.map(({ path }) => path))]
  const find = (path: string, method: Method) =>
    ofRest.find((one) => one.path === path && one.method === method)
  return Object.fromEntries(
    paths.map((path) => [
      hostBase.rest + path,
      toTable({ path, get: find(path, 'GET'), post: find(path, 'POST') }),
    ]),
  )
}

const read = [
  'RestSelect',
  'RestOrder',
  'RestOr',
  'RestAnd',
  'RestLimit',
  'RestOffset',
  'RestRange',
]
const change = ['RestSelect', 'RestOrder', 'RestOr', 'RestAnd', 'RestColumns']

function toTable(table: Table): Json {
  const { path, get, post } = table
  const rows = rowsOf(get)
  const name = path.split('/').at(-1) ?? path
  const bodyOf = (schema: Json) => ({
    requestBody: { required: true, content: { 'application/json': { schema } } },
  })
  const found = { '200': inRows('The rows.', rows), '206': inRows('A part of all rows.', rows) }
  const whole = { '200': inRows('The rows as they are after it.', anyRows) }
  return {
    get: operation(table, 'GET', {
      summary: get?.summary ?? `Rows of ${name}, for those who manage them.`,
      parameters: read,
      responses: { ...found, ...refusals([400, 401, 403, 406, 416]) },
    }),
    head: operation(table, 'HEAD', {
      summary: `The headers of reading ${name}: how many rows there are.`,
      parameters: read,
      responses: { '200': empty, '206': empty, ...bodiless([400, 401, 403, 406, 416]) },
    }),
    post: operation(table, 'POST', {
      summary: post?.summary ?? `Add rows to ${name}, for those who manage them.`,
      parameters: ['RestSelect', 'RestColumns'],
      ...bodyOf(post === undefined ? {} : toSchema(post.input, 'input')),
      responses: {
        '200': inRows('Rows of which some were there before, with `resolution=…`.', anyRows),
        '201': inRows('Added. The rows, when they are asked for.', anyRows),
        ...refusals([400, 401, 403, 406, 409, 413, 415, 429, 507]),
      },
    }),
    patch: operation(table, 'PATCH', {
      summary: `Change rows of ${name}, for those who manage them.`,
      parameters: change,
      ...bodyOf({ type: 'object' }),
      responses: {
        ...whole,
        '204': empty,
        ...refusals([400, 401, 403, 406, 409, 413, 415, 429, 507]),
      },
    }),
    delete: operation(table, 'DELETE', {
      summary: `Delete rows of ${name}, for those who manage them.`,
      parameters: change.slice(0, -1),
      responses: { ...whole, '204': empty, ...refusals([400, 401, 403, 406, 413, 429, 507]) },
    }),
  }
}

function operation(
  { path, get, post }: Table,
  method: Method,
  { parameters, responses, ...more }: { parameters: string[]; responses: Json; summary: string },
): Json {
  const endpoint = method === 'POST' ? post : method === 'GET' ? get : undefined
  const known = method === 'POST' ? [] : columnsOf(get).map(columnFilter)
  return {
    operationId: operationId({ method, host: 'rest', path }),
    description: endpoint ? describeEndpoint(endpoint) : more.summary,
    tags: ['rest'],
    security: [{ publicKey: [] }, { publicKey: [], bearer: [] }],
    parameters: [
      ...known,
      ...[...parameters, 'RestPrefer'].map((name) => ({ $ref: `#/components/parameters/${name}` })),
    ],
    ...more,
    responses: { ...responses, ...(method === 'HEAD' ? bodiless(always) : refusals(always)) },
  }
}

const always = [404, 500, 503]
const empty: Json = { description: 'Done, with an empty body.' }
const anyRows: Json = {
  anyOf: [
    { type: 'array', items: { $ref: '#/components/schemas/RestRow' } },
    { $ref: '#/components/schemas/RestRow' },
  ],
}

function rowsOf(get: Endpoint | undefined): Json {
  const whole = get && toNamedSchema(get.output).schema
  return { anyOf: [...(whole ? [whole] : []), ...(anyRows['anyOf'] as Json[])] }
}

const columnsOf = (get: Endpoint | undefined): string[] => {
  const { items } = (get ? toSchema(get.output, 'output') : {}) as { items?: { properties?: Json } }
  return Object.keys(items?.properties ?? {})
}

const inRows = (description: string, schema: Json): Json => ({
  description,
  content: {
    'application/json': { schema },
    'application/vnd.pgrst.object+json': { schema: { $ref: '#/components/schemas/RestRow' } },
    'text/csv': { schema: { type: 'string' } },
  },
})

const meanings: Record<number, string> = {
  400: 'A part of the request that cannot be read, or names what there is not.',
  401: 'Without the public key, or for those who are signed in.',
  403: 'Not for this account.',
  404: 'There is no such table.',
  406: 'Not one row, or no format that is offered.',
  409: 'In conflict with a row that is stored.',
  413: 'Too large.',
  415: 'Neither JSON, CSV nor a form.',
  416: 'A range of rows that there are not.',
  429: 'Too often: wait as many seconds as Retry-After says.',
  500: 'Server error.',
  503: 'Busy: wait as many seconds as Retry-After says.',
  507: 'No space.',
}

const refusals = (statuses: readonly number[]): Json =>
  Object.fromEntries(
    statuses.map((status) => [
      String(status),
      {
        description: meanings[status],
        content: { 'application/json': { schema: { $ref: '#/components/schemas/RestRefusal' } } },
      },
    ]),
  )

const bodiless = (statuses: readonly number[]): Json =>
  Object.fromEntries(statuses.map((status) => [String(status), { description: meanings[status] }]))
