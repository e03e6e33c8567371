import type { ServiceContext } from '../../../calls.ts'
import type { RestRequest } from '../../../rest-exchange.ts'
import { parseAccept } from './answer-media.ts'
import { audienceOf } from './audience.ts'
import { restTables } from './exposed-tables.ts'
import { parseQuery } from './parse-query.ts'
import type { Asked } from './parsed-request.ts'
import { parsePreferences } from './preferences.ts'
import { RestProblem } from './rest-problem.ts'

/** Parses a request; `profile` is the header that its answer adds. Throws RestProblem for an invalid one. */
export function parseRequest(
  ctx: ServiceContext,
  request: RestRequest,
): { asked: Asked; profile: Record<string, string> } {
  const { headers, method } = request
  const table = restTables.get(request.table)
  if (table === undefined) throw unknownTable(request.table)
  const audience = audienceOf(ctx)
  const profile = requireProfile(headers, method)
  const preferences = parsePreferences(headers.get('prefer'))
  const asked = {
    table,
    audience,
    query: parseQuery(table.name, request.query),
    preferences,
    media: { ...parseAccept(headers.get('accept')), timeZone: preferences.timezone },
    range: headers.get('range'),
    location: locationOf(table.name, request.query),
  }
  return { asked, profile }
}

/** Parameters by their names: the same rows are of the same address. */
function locationOf(table: string, query: string): string {
  const sorted = new URLSearchParams(query)
  sorted.sort()
  return `/rest/v1/${table}${sorted.size === 0 ? '' : `?${sorted.toString()}`}`
}

/** There is one schema. The answer names it when the request does. */
function requireProfile(headers: Headers, method: string): Record<string, string> {
  const isRead = method === 'GET' || method === 'HEAD'
  const profile = headers.get(isRead ? 'accept-profile' : 'content-profile')
  if (profile === null) return {}
  if (profile === 'public') return { 'content-profile': profile }
  throw new RestProblem(406, 'PGRST106', {
    message: `Invalid schema: ${profile}`,
    hint: 'Only the following schemas are exposed: public',
  })
}

const unknownTable = (name: string) =>
  new RestProblem(404, 'PGRST205', `Could not find the table 'public.${name}' in the schema cache`)
