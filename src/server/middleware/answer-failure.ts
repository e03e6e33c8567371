import type { Context } from 'hono'
import { isServerPath } from '#schemas/page-paths.ts'
import { ServiceError } from '#src/services/service-error.ts'
import type { CallOptions } from '../calls/call-env.ts'
import { refuseFor } from '../calls/refuse.ts'
import { acceptedLocale } from '../http/accepted-locale.ts'
import { documentHeaders } from '../http/security-headers.ts'
import { awayScreen, errorScreen } from '../screens/message-screens.ts'

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
    failed(c.req.path, error)
    const isAway = error instanceof ServiceError && error.status === 503
    const locale = acceptedLocale(c.req.header('accept-language'), 'id')
    const { html, style } = await (isAway ? awayScreen : errorScreen)(locale)
    return c.html(html, isAway ? 503 : 500, {
      'cache-control': 'no-store',
      ...(isAway ? { 'retry-after': String(error.retryAfter ?? 5) } : {}),
      ...documentHeaders(style),
    })
  }
