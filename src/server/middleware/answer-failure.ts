import type { Context } from 'hono'
import { isServerPath } from '#schemas/page-paths.ts'
import { ServiceError } from '#src/services/service-error.ts'
import type { CallOptions } from '../calls/call-env.ts'
import { refuseFor } from '../calls/refuse.ts'
import { acceptedLocale } from '../http/accepted-locale.ts'
import { documentHeaders } from '../http/security-headers.ts'
import { awayScreen, busyScreen, errorScreen } from '../screens/message-screens.ts'

/**
 * Answers for what nothing else has caught: a screen where a page was asked for, else a problem. What is no refusal is
 * reported, and its message not sent.
 */
export const answerFailure =
  ({ failed }: Pick<CallOptions, 'failed'>) =>
  async (error: unknown, c: Context): Promise<Response> => {
    const accept = c.req.header('accept') ?? ''
    const isPage = c.req.method === 'GET' && !/^\/(?:api|rest)\//.test(c.req.path)
    if (!isPage || (isServerPath(c.req.path) && !accept.includes('text/html')))
      return refuseFor(c, error, (cause) => failed(c.req.path, cause))
    const { draw, status, retryAfter } = screenFor(error)
    if (status >= 500) failed(c.req.path, error)
    const locale = acceptedLocale(c.req.header('accept-language'), 'id')
    const { html, style } = await draw(locale)
    return c.html(html, status, {
      'cache-control': 'no-store',
      ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
      ...documentHeaders(style),
    })
  }

/** The screen for a failure, with its status and the seconds after which the page may be asked for again. */
function screenFor(error: unknown) {
  if (error instanceof ServiceError && error.status === 429)
    return { draw: busyScreen, status: 429, retryAfter: error.retryAfter ?? 5 } as const
  if (error instanceof ServiceError && error.status === 503)
    return { draw: awayScreen, status: 503, retryAfter: error.retryAfter ?? 5 } as const
  return { draw: errorScreen, status: 500, retryAfter: undefined } as const
}
