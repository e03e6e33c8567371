import { hostBase, type Endpoint } from '#schemas/endpoint.ts'
import { CallProblemBody } from '#schemas/problems.ts'
import { hostWords, toOperation } from './openapi-operation.ts'
import { problemResponses } from './openapi-responses.ts'
import { type Json, toNamedSchema, toSchema } from './json-schema.ts'
import { restPaths, restSchemas } from './rest-operations.ts'
import { restParameters } from './rest-parameters.ts'
import { securitySchemes } from './security-schemes.ts'

/** OpenAPI 3.1.1 of every endpoint, made from its declaration: https://spec.openapis.org/oas/v3.1.1 */
export function toOpenApi(endpoints: readonly Endpoint[], version: string): Json {
  const paths = new Map<string, Json>()
  for (const endpoint of endpoints.filter(({ host }) => host !== 'rest')) {
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
        'A refusal is the same envelope with `status` false and the members of RFC 9457 beside it; ' +
        '/problems says what each means and what to do. Tables under /rest/v1 are refused as PostgREST refuses.',
      license: { name: 'MIT', identifier: 'MIT' },
      contact: { name: 'The people of the site that serves this document' },
    },
    servers: [{ url: '/', description: 'This site.' }],
    tags: Object.entries(hostWords).map(([name, description]) => ({ name, description })),
    security: [],
    paths: { ...Object.fromEntries(paths), ...restPaths(endpoints) },
    components: {
      securitySchemes,
      parameters: restParameters,
      schemas: {
        Problem: toSchema(CallProblemBody, 'output'),
        ...restSchemas,
        ...Object.assign({}, ...endpoints.map(({ output }) => toNamedSchema(output).named)),
      },
      responses: problemResponses(endpoints.filter(({ host }) => host !== 'rest')),
    },
  }
}
