import type { Context } from 'hono'
import type { Locale } from '#schemas/text.ts'
import type { Audience } from '#src/manifest/resolve/middleware.ts'
import { requireAccess, requireCaller } from '#src/services/access.ts'
import type { Caller } from '#src/services/calls.ts'
import { ServiceError } from '#src/services/service-error.ts'
import type { CallOptions } from '../calls/call-env.ts'
import { readCaller } from '../calls/identify-caller.ts'
import { refuse } from '../calls/refuse.ts'
import type { AppEnv } from '../http/app-env.ts'
import { refusalText } from './guard-words.ts'
import { guardedPayloadHeaders, privateHeaders } from './page-headers.ts'

/** A guarded page, as the address of its payload asks for it. */
export interface GuardedPage {
  audience: Audience
  locale: Locale
  /** Renders it for someone who was let in; nothing of it is stored. */
  render(caller: Caller): Promise<{ status: number; body: string }>
}

/** How often one account may have guarded pages rendered, which no cache answers. */
const limit = { times: 120, seconds: 60 }

/** Answers with the payload of a guarded page when the caller's session and kind are let in, else with a problem. */
export async function sendGuarded(
  c: Context<AppEnv>,
  { audience, locale, render }: GuardedPage,
  { services, failed }: Pick<CallOptions, 'services' | 'failed'>,
): Promise<Response> {
  try {
    const caller = requireCaller(await readCaller(c, services))
    requireAccess({ access: audience }, caller)
    await enforceLimit(c.var.site.id, caller, services)
    const { status, body } = await render(caller)
    return new Response(body, { status, headers: guardedPayloadHeaders })
  } catch (error) {
    return refuseIn(c, locale, { error, failed })
  }
}

async function enforceLimit(
  siteId: string,
  { userId }: Caller,
  { calls }: CallOptions['services'],
): Promise<void> {
  const over = await calls.throttle(siteId, `GET /_page ${userId}`, limit)
  if (over !== null) throw new ServiceError(429, 'Too often.', over)
}

/** The problem for what was thrown, in the page's language. A defect is reported, and its message not sent. */
function refuseIn(
  c: Context<AppEnv>,
  locale: Locale,
  { error, failed }: { error: unknown; failed: CallOptions['failed'] },
): Response {
  const isRefusal = error instanceof ServiceError
  if (!isRefusal || error.status >= 500) failed(c.req.path, error)
  const status = isRefusal ? error.status : 500
  const retryAfter = isRefusal ? error.retryAfter : undefined
  return refuse(c, isRefusal ? error.problem : 'defect', {
    message: refusalText(status, retryAfter ?? 60, locale),
    headers: {
      ...privateHeaders,
      ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
    },
  })
}
