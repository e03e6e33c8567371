import { isReading, type Endpoint } from '#schemas/endpoint.ts'
import { callProblems, type CallProblem } from '#schemas/problems.ts'
import { type Json, toNamedSchema } from './json-schema.ts'

/** The answers of a call by status. */
export function toResponses(endpoint: Endpoint): Json {
  const { success = 200 } = endpoint
  const refusals = [...byStatus(problemsOf(endpoint))].map(([status, names]) => [
    String(status),
    { $ref: `#/components/responses/${responseName(names)}` },
  ])
  const same = endpoint.method === 'GET' && isReading(endpoint) && endpoint.answers === undefined
  return {
    [success]: toSuccess(endpoint),
    ...(same ? { '304': { description: 'As the ETag in If-None-Match names it.' } } : {}),
    ...Object.fromEntries(refusals),
  }
}

function toSuccess({ host, answers, output, summary, success }: Endpoint): Json {
  const data = toNamedSchema(output).schema
  if (answers === 'lines')
    return { description: summary, content: { 'application/x-ndjson': { schema: data } } }
  if (answers === 'csv')
    return { description: summary, content: { 'text/csv': { schema: { type: 'string' } } } }
  if (answers === 'file')
    return { description: summary, content: { 'application/octet-stream': { schema: {} } } }
  if (host === 'rest')
    return success === 201
      ? { description: summary }
      : { description: summary, content: { 'application/json': { schema: data } } }
  const schema = {
    type: 'object',
    required: ['message', 'status', 'data'],
    properties: { message: { type: 'string' }, status: { const: true }, data },
  }
  return { description: summary, content: { 'application/json': { schema } } }
}

/** Problems by their status, in the order of the catalogue. */
function byStatus(problems: readonly CallProblem[]): Map<number, CallProblem[]> {
  const found = new Map<number, CallProblem[]>()
  for (const name of Object.keys(callProblems) as CallProblem[]) {
    const { status } = callProblems[name]
    if (problems.includes(name)) found.set(status, [...(found.get(status) ?? []), name])
  }
  return found
}

/** Two problems of one status are one response, since OpenAPI has one for each status. */
const responseName = (names: readonly CallProblem[]): string => names.join('-or-')

/** The responses that calls refer to, by name. */
export function problemResponses(endpoints: readonly Endpoint[]): Json {
  const sets = endpoints.flatMap((endpoint) => [...byStatus(problemsOf(endpoint)).values()])
  return Object.fromEntries(sets.map((names) => [responseName(names), toProblem(names)]))
}

function toProblem(names: readonly CallProblem[]): Json {
  const description = names
    .map((name) => `${callProblems[name].title}. ${callProblems[name].next}`)
    .join(' Or: ')
  const type = { enum: names.map((name) => `/problems#${name}`) }
  const schema = {
    $ref: '#/components/schemas/Problem',
    type: 'object',
    properties: { type },
  }
  return { description, content: { 'application/problem+json': { schema } } }
}

/** The problems that a call may be answered with. */
export function problemsOf(endpoint: Endpoint): CallProblem[] {
  const { access, signedInWithin, throttle, method, isVersioned, needsVersion } = endpoint
  const isWrite = method !== 'GET'
  const isOpen = access === 'public' && endpoint.host === 'rest'
  return [
    'bad-input',
    'app-token',
    'sign-in-first',
    ...(isOpen ? [] : (['not-allowed'] as const)),
    ...(signedInWithin ? (['sign-in-again'] as const) : []),
    'not-found',
    ...(isWrite ? (['conflict'] as const) : []),
    ...(isVersioned && isWrite ? (['changed-meanwhile'] as const) : []),
    ...(needsVersion ? (['name-the-version'] as const) : []),
    ...(isWrite ? (['too-large', 'wrong-type', 'refused-value'] as const) : []),
    ...(isReading(endpoint) ? [] : (['no-space'] as const)),
    ...(throttle ? (['too-often'] as const) : []),
    'defect',
    'broken-answer',
    'busy',
    'too-slow',
    ...(endpoint.problems ?? []),
  ]
}
