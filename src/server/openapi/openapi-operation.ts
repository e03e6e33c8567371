import { pathNames, type Endpoint, type EndpointHost } from '#schemas/endpoint.ts'
import { callProblems, type CallProblem } from '#schemas/problems.ts'
import { type Json, toSchema } from './json-schema.ts'

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
    security: host === 'rest' ? [{ publicKey: [] }, { publicKey: [], bearer: [] }] : who,
    parameters: toParameters(endpoint),
    ...(method === 'GET' || (method === 'DELETE' && !takes)
      ? {}
      : { requestBody: toBody(endpoint) }),
    responses: toResponses(endpoint),
  }
}

/** `GET v3/post/list` → `getV3PostList`; unlike a summary it never changes. */
export const operationId = ({ method, host, path }: Endpoint): string => {
  const words = `${host === 'services' ? '' : host} ${path}`.match(/[A-Za-z0-9]+/g) ?? []
  return method.toLowerCase() + words.map((word) => word[0]?.toUpperCase() + word.slice(1)).join('')
}

/** What a call does, who may call it, and how often, in sentences. */
export function describeEndpoint({
  summary,
  access,
  signedInWithin,
  throttle,
  isVersioned,
  isRepeatable,
  answers,
}: Endpoint): string {
  const who =
    access === 'public'
      ? 'Everyone may call it.'
      : access === 'user'
        ? 'Everyone who is signed in may call it.'
        : `It may be called by: ${access.join(', ')}.`
  return [
    summary,
    who,
    signedInWithin ? `It asks for a sign-in of the last ${signedInWithin} seconds.` : '',
    throttle
      ? `At most ${throttle.times} calls in ${throttle.seconds} seconds from one address.`
      : '',
    isVersioned ? 'The answer carries an ETag, which a change may name in If-Match.' : '',
    isRepeatable
      ? 'With an Idempotency-Key it is made once, however often it is sent in a day.'
      : '',
    answers === 'lines' ? 'The answer is a stream of JSON lines.' : '',
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

function toResponses(endpoint: Endpoint): Json {
  const { host, answers, success = 200, summary } = endpoint
  const data = toSchema(endpoint.output, 'output')
  const envelope = {
    type: 'object',
    required: ['message', 'status', 'data'],
    properties: { message: { type: 'string' }, status: { const: true }, data },
  }
  const type = answers === 'lines' ? 'application/x-ndjson' : 'application/json'
  const schema = host === 'rest' || answers === 'lines' ? data : envelope
  const problems = problemsOf(endpoint).map((name) => [
    String(callProblems[name].status),
    { $ref: `#/components/responses/${name}` },
  ])
  const content = success === 201 && host === 'rest' ? {} : { content: { [type]: { schema } } }
  return { [success]: { description: summary, ...content }, ...Object.fromEntries(problems) }
}

/** The problems that a call may be answered with. */
export function problemsOf({
  access,
  throttle,
  method,
  isVersioned,
  needsVersion,
  takes,
}: Endpoint): CallProblem[] {
  const isWrite = method !== 'GET'
  return [
    'bad-input',
    'sign-in-first',
    ...(access === 'public' || access === 'user' ? [] : (['not-allowed'] as const)),
    'not-found',
    ...(isWrite ? (['conflict'] as const) : []),
    ...(isVersioned && isWrite ? (['changed-meanwhile'] as const) : []),
    ...(needsVersion ? (['name-the-version'] as const) : []),
    ...(isWrite ? (['too-large', 'wrong-type', 'refused-value'] as const) : []),
    ...(throttle ? (['too-often'] as const) : []),
    'defect',
    'busy',
    ...(takes ? (['no-space'] as const) : []),
  ]
}
