import { pathNames, type Endpoint, type EndpointHost } from '#schemas/endpoint.ts'
import { scopeOf } from '#schemas/scopes.ts'
import { callsBeforeToken } from '#schemas/services/authorizer.ts'
import { type Json, toSchema } from './json-schema.ts'
import { toResponses } from './openapi-responses.ts'

/** What each host serves. */
export const hostWords: Record<EndpointHost, string> = {
  services: 'Content, accounts, payments and forms of a site.',
  lms: 'The settings of a site.',
  api: 'Batches, mentors and statistics.',
  auth: 'Signing in and out.',
  mailer: 'Mail.',
  assistant: 'The conversational assistant.',
  drive: 'Files.',
  rest: 'Tables that visitors read and add to, in the dialect of PostgREST.',
}

/** One call as an operation of OpenAPI. */
export function toOperation(endpoint: Endpoint): Json {
  const { access, host, summary, takes, method } = endpoint
  const who =
    access === 'public' ? [{ appToken: [] }, {}] : [{ appToken: [], bearer: [] }, { bearer: [] }]
  return {
    operationId: operationId(endpoint),
    summary,
    description: describeEndpoint(endpoint),
    tags: [host],
    security: who,
    parameters: toParameters(endpoint),
    ...(method === 'GET' || (method === 'DELETE' && !takes)
      ? {}
      : { requestBody: toBody(endpoint) }),
    responses: toResponses(endpoint),
  }
}

interface NamedCall extends Pick<Endpoint, 'host' | 'path'> {
  method: string
}

/** `GET v3/post/list` → `getV3PostList`; unlike a summary it never changes. */
export const operationId = ({ method, host, path }: NamedCall): string => {
  const words = `${host === 'services' ? '' : host} ${path}`.match(/[A-Za-z0-9]+/g) ?? []
  return method.toLowerCase() + words.map((word) => word[0]?.toUpperCase() + word.slice(1)).join('')
}

/** What a call does, who may call it, and how often, in sentences. */
export function describeEndpoint(endpoint: Endpoint): string {
  const { summary, access, signedInWithin, throttle, isVersioned, isRepeatable, answers } = endpoint
  const who =
    access === 'public'
      ? 'Everyone may call it.'
      : access === 'user'
        ? 'Everyone who is signed in may call it.'
        : `It may be called by: ${access.join(', ')}.`
  return [
    summary,
    who,
    endpoint.host === 'rest' || callsBeforeToken.includes(endpoint)
      ? ''
      : `An app token has the scope \`${scopeOf(endpoint)}\`.`,
    signedInWithin ? `It asks for a sign-in of the last ${signedInWithin} seconds.` : '',
    throttle
      ? `At most ${throttle.times} calls in ${throttle.seconds} seconds from one address.`
      : '',
    isVersioned ? 'The answer carries an ETag, which a change may name in If-Match.' : '',
    isRepeatable
      ? 'With an Idempotency-Key it is made once, however often it is sent in a day.'
      : '',
    answers === 'lines' ? 'The answer is a stream of JSON lines.' : '',
    answers === 'file' ? 'The answer is the file, as an attachment.' : '',
    answers === 'csv' ? 'The answer is CSV (RFC 4180) in UTF-8.' : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ')
}

function toParameters(endpoint: Endpoint): Json[] {
  const { properties = {}, required = [] } = toSchema(endpoint.input, 'input') as {
    properties?: Record<string, Json>
    required?: string[]
  }
  const inPath = pathNames(endpoint.path)
  const inQuery =
    endpoint.method === 'GET'
      ? Object.keys(properties).filter((name) => !inPath.includes(name))
      : []
  const parameter = (name: string, where: 'path' | 'query') => {
    const { description, ...schema } = properties[name] ?? { type: 'string' }
    const isRequired = where === 'path' || required.includes(name)
    return {
      name,
      in: where,
      required: isRequired,
      ...(description ? { description } : {}),
      schema,
    }
  }
  return [
    ...inPath.map((name) => parameter(name, 'path')),
    ...inQuery.map((name) => parameter(name, 'query')),
    ...headersOf(endpoint),
  ]
}

function headersOf({ isVersioned, needsVersion, isRepeatable, method }: Endpoint): Json[] {
  const header = (name: string, required: boolean, description: string) => ({
    name,
    in: 'header',
    required,
    description,
    schema: { type: 'string' },
  })
  return [
    ...(isVersioned && method !== 'GET'
      ? [header('If-Match', needsVersion === true, 'The ETag that was read.')]
      : []),
    ...(isRepeatable
      ? [header('Idempotency-Key', false, 'Made by the client, the same for each repetition.')]
      : []),
  ]
}

function toBody(endpoint: Endpoint): Json {
  if (endpoint.takes === 'file') {
    const file = { type: 'string', contentMediaType: 'application/octet-stream' }
    const schema = { type: 'object', properties: { file }, required: ['file'] }
    return { required: true, content: { 'multipart/form-data': { schema } } }
  }
  const schema = withoutNames(toSchema(endpoint.input, 'input'), pathNames(endpoint.path))
  return { required: true, content: { 'application/json': { schema } } }
}

/** A schema without some of its properties: those of the path are not sent in the body. */
function withoutNames(schema: Json, names: readonly string[]): Json {
  if (names.length === 0) return schema
  const { properties = {}, required = [] } = schema as { properties?: Json; required?: string[] }
  return {
    ...schema,
    properties: Object.fromEntries(
      Object.entries(properties).filter(([name]) => !names.includes(name)),
    ),
    required: required.filter((name) => !names.includes(name)),
  }
}
