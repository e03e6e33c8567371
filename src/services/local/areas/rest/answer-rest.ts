import type { RestAnswer, RestRequest } from '../../../rest-exchange.ts'
import type { ServiceContext } from '../../../calls.ts'
import type { Database } from '../../database/database.ts'
import { remove, update } from './change-rows.ts'
import { toProblem } from './database-problem.ts'
import { insert } from './insert-rows.ts'
import { RestProblem } from './rest-problem.ts'
import { read } from './read-rows.ts'
import type { Asked } from './parsed-request.ts'
import { parseRequest } from './parse-request.ts'
import { send } from './send-row.ts'

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
  const { asked, profile } = parseRequest(ctx, request)
  try {
    const answer = await perform(database, asked, request)
    return { ...answer, headers: { ...answer.headers, ...profile } }
  } catch (error) {
    throw toProblem(error, asked.table, asked.audience)
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
