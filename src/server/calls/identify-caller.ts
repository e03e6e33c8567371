import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { bilingual } from '#schemas/bilingual.ts'
import { ServiceError } from '#src/services/service-error.ts'
import type { Caller, ServiceContext } from '#src/services/calls.ts'
import type { Services } from '#src/services/service.ts'
import type { CallEnv, CallOptions, SiteRequest } from './call-env.ts'
import { contextOf } from './service-context.ts'

const signedOut = bilingual({
  id: 'Anda tidak lagi masuk di situs ini. Masuk lagi, atau coba sekali lagi tanpa masuk.',
  en: 'You are no longer signed in at this site. Sign in again, or try once more without.',
})

/** Finds out who calls. The tokens of the assistant belong to no account: its own services check them. */
export function identifyCaller(options: Pick<CallOptions, 'services' | 'proxies' | 'stopping'>) {
  return createMiddleware<CallEnv>(async function identifyCaller(c, next) {
    const isAssistant = c.var.endpoint.host === 'assistant'
    const ctx = isAssistant ? contextOf(c, null, options) : await identify(c, options)
    c.set('caller', ctx.caller)
    c.set('ctx', isAssistant ? { ...ctx, assistantToken: readBearer(c) ?? '' } : ctx)
    return next()
  })
}

const daySeconds = 24 * 60 * 60
const wrongKey = bilingual({
  id: 'Idempotency-Key terdiri dari 16 sampai 100 huruf, angka, garis bawah atau tanda hubung.',
  en: 'An Idempotency-Key has 16 to 100 letters, digits, underscores or hyphens.',
})

/** The key of a request that may be sent again (draft-ietf-httpapi-idempotency-key-header). */
function readKey(c: Context): Pick<ServiceContext, 'idempotency'> {
  const key = c.req.header('idempotency-key')
  if (key === undefined) return {}
  if (!/^[\w-]{16,100}$/.test(key)) throw new ServiceError(400, wrongKey)
  return { idempotency: { key, seconds: daySeconds } }
}

/** Who calls, and with which idempotency key; throws ServiceError as `readCaller` does. */
export const identify = async (
  c: SiteRequest,
  options: Pick<CallOptions, 'services' | 'proxies' | 'stopping'>,
): Promise<ServiceContext> => ({
  ...contextOf(c, await readCaller(c, options.services), options),
  ...readKey(c),
})

/** Who calls, by the access token in the header; throws ServiceError when there is one that is not valid. */
export async function readCaller(c: SiteRequest, services: Services): Promise<Caller | null> {
  const header = c.req.header('authorization')
  if (header === undefined || header === '') return null
  const token = readBearer(c)
  const caller = token === undefined ? null : await services.accounts.identify(c.var.site.id, token)
  if (caller === null) throw new ServiceError(401, signedOut)
  return caller
}

/** The token of an Authorization header of the scheme Bearer (RFC 6750). */
const readBearer = (c: Context): string | undefined =>
  /^Bearer ([\w.~+/=-]{1,300})$/i.exec(c.req.header('authorization') ?? '')?.[1]
