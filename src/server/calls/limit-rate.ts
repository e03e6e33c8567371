import { createMiddleware } from 'hono/factory'
import type { Endpoint } from '#schemas/endpoint.ts'
import { ServiceError } from '#src/services/service-error.ts'
import type { ServiceContext } from '#src/services/calls.ts'
import type { AppTokenState } from './app-token.ts'
import type { CallEnv, CallOptions } from './call-env.ts'

/** Throws ServiceError for one call too many of one network address. */
export function limitRate({ services }: Pick<CallOptions, 'services'>) {
  return createMiddleware<CallEnv>(async function limitRate(c, next) {
    await enforceRateLimit(c.var.endpoint, c.var, services)
    return next()
  })
}

interface Counted {
  ctx: ServiceContext
  appToken: AppTokenState
}

/** Throws ServiceError for one call too many of one address. A visitor whose app shows no token may call half as often. */
export async function enforceRateLimit(
  { throttle, method, path }: Pick<Endpoint, 'throttle' | 'method' | 'path'>,
  { ctx: { siteId, address, caller }, appToken }: Counted,
  services: CallOptions['services'],
): Promise<void> {
  if (throttle === undefined) return
  const times = appToken === 'valid' || caller ? throttle.times : Math.ceil(throttle.times / 2)
  const limit = { ...throttle, times }
  const over = await services.calls.throttle(siteId, `${method} ${path} ${address}`, limit)
  if (over === null) return
  const message = `That was often enough for now. Try again in ${over.retryAfter} seconds.`
  throw new ServiceError(429, message, over)
}
