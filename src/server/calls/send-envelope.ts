import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { type Endpoint, type Envelope, isReading } from '#schemas/endpoint.ts'
import { etagOf } from '#src/services/etag.ts'
import type { Caller } from '#src/services/calls.ts'
import { refuse } from './refuse.ts'

/** Answers with data in the envelope that clients of the services expect; reading calls carry an ETag and answer 304. */
export function succeed(
  c: Context,
  { endpoint, caller }: { endpoint: Endpoint; caller: Caller | null },
  answer: unknown,
): Response {
  if (answer === null)
    return refuse(c, 'not-found', { message: failure(endpoint, 'There is nothing of this name.') })
  const data = endpoint.output.parse(answer)
  const body = JSON.stringify({ message: success(endpoint), status: true, data } satisfies Envelope)
  const isShared = isReading(endpoint) && endpoint.access === 'public' && caller === null
  const headers: Record<string, string> = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': isShared ? 'public, max-age=0, must-revalidate' : 'private, no-store',
    // Rows are answered in the language asked for.
    vary: 'accept-language, authorization',
  }
  if (endpoint.isVersioned) headers.etag = etagOf(data)
  else if (isShared) headers.etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`
  if (endpoint.method === 'GET' && headers.etag && c.req.header('if-none-match') === headers.etag)
    return c.body(null, 304, headers)
  return c.body(body, endpoint.success ?? 200, headers)
}

/** A message that ends with a colon is followed by the path; any other is the whole message. */
const success = ({ path, message }: Endpoint) => {
  const { success: said = 'Success' } = message ?? {}
  return said === 'Success' || said.endsWith(':') ? `${said} ${path}` : said
}

/** What the person reads when a call fails, under the prefix its area has. */
export const failure = ({ message }: Endpoint, text: string): string =>
  message === undefined ? text : `${message.failure} ${text}`
