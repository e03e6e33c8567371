import type { Context } from 'hono'
import type { Caller } from '#src/services/calls.ts'
import type { Services } from '#src/services/service.ts'
import { ServiceError } from '#src/services/service-error.ts'
import type { AppEnv } from '../http/app-env.ts'

/** The token of an Authorization header of the scheme Bearer (RFC 6750). */
export const readBearer = (c: Context): string | undefined =>
  /^Bearer ([\w.~+/=-]{1,300})$/i.exec(c.req.header('authorization') ?? '')?.[1]

/** Who calls, by the access token in the header; throws ServiceError when there is one that does not hold. */
export async function readCaller(c: Context<AppEnv>, services: Services): Promise<Caller | null> {
  const header = c.req.header('authorization')
  if (header === undefined || header === '') return null
  const token = readBearer(c)
  const caller = token === undefined ? null : await services.accounts.identify(c.var.site.id, token)
  if (caller === null)
    throw new ServiceError(401, 'You are no longer signed in at this site. Sign in again.')
  return caller
}
