import { hostBase, type Endpoint } from '#schemas/endpoint.ts'
import { CallProblemBody, callProblems, type CallProblem } from '#schemas/problems.ts'
import { hostWords, problemsOf, toOperation } from './openapi-operation.ts'
import { type Json, toSchema } from './json-schema.ts'

/** OpenAPI 3.1.1 of every endpoint, made from its declaration: https://spec.openapis.org/oas/v3.1.1 */
export function toOpenApi(endpoints: readonly Endpoint[], version: string): Json {
  const paths = new Map<string, Json>()
  for (const endpoint of endpoints) {
    const path = hostBase[endpoint.host] + endpoint.path
    const known = paths.get(path) ?? {}
    paths.set(path, { ...known, [endpoint.method.toLowerCase()]: toOperation(endpoint) })
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Tenun',
      version,
      summary: 'The data services of a site.',
      description:
        'Every call is answered for the site whose host was asked. Reads are open; what changes something is limited. ' +
        'A refusal is a problem of RFC 9457; /problems says what each means and what to do.',
      license: { name: 'MIT', identifier: 'MIT' },
      contact: { name: 'The people of the site that serves this document' },
    },
    servers: [{ url: '/', description: 'This site.' }],
    tags: Object.entries(hostWords).map(([name, description]) => ({ name, description })),
    security: [],
    paths: Object.fromEntries(paths),
    components: {
      securitySchemes: {
        appToken: {
          type: 'apiKey',
          in: 'header',
          name: 'AppToken',
          description:
            'Names the app that calls. It authenticates nobody; without it limits are lower.',
        },
        bearer: { type: 'http', scheme: 'bearer', description: 'The access token of an account.' },
        publicKey: {
          type: 'apiKey',
          in: 'header',
          name: 'apikey',
          description: 'The public key of the site.',
        },
      },
      schemas: { Problem: toSchema(CallProblemBody, 'output') },
      responses: Object.fromEntries(
        [...new Set(endpoints.flatMap(problemsOf))].map((name) => [name, toProblem(name)]),
      ),
    },
  }
}

const toProblem = (name: CallProblem): Json => ({
  description: `${callProblems[name].title}. ${callProblems[name].next}`,
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
})
