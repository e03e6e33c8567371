import { readBounded } from '../outbound.ts'
import { ServiceError } from '../service-error.ts'
import type { RestAnswer, RestRequest } from '../rest-exchange.ts'
import type { ServiceContext } from '../calls.ts'
import { baseFor } from './remote-config.ts'
import { forwardedFor, type RemoteHttp } from './remote-http.ts'

const passed = [
  'accept',
  'prefer',
  'range',
  'range-unit',
  'content-type',
  'accept-profile',
  'content-profile',
]
const forwarded = [
  'content-type',
  'content-range',
  'content-profile',
  'location',
  'preference-applied',
  'range-unit',
  'retry-after',
  'www-authenticate',
]
/** The forms of the dialect: whatever else a host sends must not come from the site’s own address. */
const forms = /^(?:application\/(?:json|vnd\.pgrst\.[a-z]+(?:\+json)?)|text\/csv)\s*(?:;|$)/i

/** Hands a request on to the operator’s hosted database. Throws ServiceError 502 for what is no answer of one. */
export async function forwardRest(
  http: RemoteHttp,
  ctx: ServiceContext,
  request: RestRequest,
): Promise<RestAnswer> {
  const { method, table, query, body } = request
  const { bases, deadlineMs } = http.config
  const base = baseFor(bases, 'rest', ctx.siteId)
  const isRead = method === 'GET' || method === 'HEAD'
  const answer = await http.breakers.run({ base, isRead, totalMs: deadlineMs }, (leftMs) =>
    http.sendRaw(`${base}/rest/v1/${encodeURIComponent(table)}?${query}`, {
      method,
      headers: headersOf(http, ctx, request),
      signal: ctx.signal,
      deadlineMs: leftMs,
      isWhole: true,
      ...(body.length > 0 ? { body } : {}),
    }),
  )
  const text = Buffer.from(await readBounded(answer.body)).toString('utf8')
  if (text !== '' && !forms.test(answer.headers.get('content-type') ?? ''))
    throw new ServiceError(502, 'The service gave an answer that cannot be read.')
  return { status: answer.status, headers: pick(answer.headers, forwarded), body: text }
}

function headersOf(
  http: RemoteHttp,
  { siteId, caller, address }: ServiceContext,
  { headers }: RestRequest,
) {
  return {
    ...pick(headers, passed),
    apikey: http.config.appSecret(siteId),
    ...(caller?.bearer === undefined ? {} : { authorization: `Bearer ${caller.bearer}` }),
    ...forwardedFor(address),
  }
}

const pick = (headers: Headers, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = headers.get(name)
      return value === null ? [] : [[name, value]]
    }),
  )
