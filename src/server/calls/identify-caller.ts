import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { ServiceError } from '#src/services/service-error.ts'
import type { Caller } from '#src/services/calls.ts'
import type { Services } from '#src/services/service.ts'
import type { CallEnv, CallOptions, SiteRequest } from './call-env.ts'
import { contextOf } from './service-context.ts'

/** Finds out who calls. The tokens of the assistant belong to no account: its own services check them. */
export function identifyCaller(options: Pick<CallOptions, 'services' | 'proxies' | 'stopping'>) {
  return createMiddleware<CallEnv>(async function identifyCaller(c, next) {
    const isAssistant = c.var.endpoint.host === 'assistant'
    const caller = isAssistant ? null : await readCaller(c, options.services)
    const ctx = contextOf(c, caller, options)
    c.set('caller', caller)
    c.set('ctx', isAssistant ? { ...ctx, assistantToken: readBearer(c) ?? '' } : ctx)
    return next()
  })
}

/** Who calls, by the access token in the header; throws ServiceError when there is one that is not valid. */
export async function readCaller(c: SiteRequest, services: Services): Promise<Caller | null> {
  const header = c.req.header('authorization')
  if (header === undefined || header === '') return null
  const token = readBearer(c)
  const caller = token === undefined ? null : await services.accounts.identify(c.var.site.id, token)
  if (caller === null)
    throw new ServiceError(401, 'You are no longer signed in at this site. Sign in again.')
  return caller
}

/** The token of an Authorization header of the scheme Bearer (RFC 6750). */
const readBearer = (c: Context): string | undefined =>
  /^Bearer ([\w.~+/=-]{1,300})$/i.exec(c.req.header('authorization') ?? '')?.[1]
