import type { RestAnswer, RestRequest } from '../../../rest-exchange.ts'
import type { ServiceContext } from '../../../calls.ts'
import type { Database } from '../../database/database.ts'
import { audienceOf } from './audience.ts'
import { remove, update } from './change-rows.ts'
import { toProblem } from './database-problem.ts'
import { insert } from './insert-rows.ts'
import { parseAccept } from './answer-media.ts'
import { parsePreferences } from './preferences.ts'
import { RestProblem } from './rest-problem.ts'
import { parseQuery } from './parse-query.ts'
import { read } from './read-rows.ts'
import type { Asked } from './parsed-request.ts'
import { send } from './send-row.ts'
import { restTables } from './exposed-tables.ts'

/**
 * Answers a request to `/rest/v1/<table>` in PostgREST’s dialect. Every request that a client can send has an
 * answer; it throws only when the database itself fails.
 */
export async function answerRest(
  database: Database,
  ctx: ServiceContext,
  request: RestRequest,
): Promise<RestAnswer> {
  try {
    const answer = await answerFor(database, ctx, request)
    return request.method === 'HEAD' ? { ...answer, body: '' } : answer
  } catch (error) {
    if (error instanceof RestProblem) return toAnswer(error, request.method)
    throw error
  }
}

async function answerFor(
  database: Database,
  ctx: ServiceContext,
  request: RestRequest,
): Promise<RestAnswer> {
  const { headers, method } = request
  const table = restTables.get(request.table)
  if (table === undefined) throw unknownTable(request.table)
  const audience = audienceOf(ctx)
  const profile = requireProfile(headers, method)
  const asked: Asked = {
    table,
    audience,
    query: parseQuery(table.name, request.query),
    preferences: parsePreferences(headers.get('prefer')),
    media: parseAccept(headers.get('accept')),
    range: headers.get('range'),
  }
  try {
    const answer = await perform(database, asked, request)
    return { ...answer, headers: { ...answer.headers, ...profile } }
  } catch (error) {
    throw toProblem(error, table, audience)
  }
}

function perform(
  database: Database,
  asked: Asked,
  { method, body: bytes, headers }: RestRequest,
): Promise<RestAnswer> {
  const body = { bytes, contentType: headers.get('content-type') }
  switch (method) {
    case 'GET':
    case 'HEAD':
      return read(database, asked)
    case 'POST':
      return (asked.audience.isManager ? insert : send)(database, asked, body)
    case 'PATCH':
      return update(database, asked, body)
    case 'DELETE':
      return remove(database, asked)
    default:
      throw new RestProblem(405, 'PGRST117', `Unsupported HTTP method: ${String(method)}`)
  }
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

function toAnswer(
  { status, code, message, details, hint }: RestProblem,
  method: string,
): RestAnswer {
  return {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      ...(status === 401 ? { 'www-authenticate': 'Bearer' } : {}),
    },
    body: method === 'HEAD' ? '' : JSON.stringify({ code, message, details, hint }),
  }
}
