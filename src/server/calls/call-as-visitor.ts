import type { Context } from 'hono'
import type { z } from 'zod'
import type { Endpoint } from '#schemas/endpoint.ts'
import type { ServiceContext } from '#src/services/calls.ts'
import type { AppEnv } from '../http/app-env.ts'
import { pageLanguage } from '../http/page-language.ts'
import type { CallOptions } from './call-env.ts'
import { enforceRateLimit } from './limit-rate.ts'
import { requireInput } from './parse-input.ts'
import { contextOf } from './service-context.ts'

/** Calls an endpoint for a form of our own pages, limited and checked as a visitor's call; throws ServiceError. */
export async function callAsVisitor<E extends Endpoint>(
  c: Context<AppEnv>,
  { endpoint, input }: { endpoint: E; input: object },
  options: CallOptions,
): Promise<z.output<E['output']> | null> {
  const locale = pageLanguage(c)
  const ctx = { ...(await limitVisitor(c, endpoint, options)), locale }
  const parsed = requireInput(endpoint, input, locale)
  const data = await options.services.calls.serve(endpoint, ctx, parsed)
  return data === null ? null : (endpoint.output.parse(data) as z.output<E['output']>)
}

/** Counts a request as a visitor's call of an endpoint; throws ServiceError for one too many. */
export async function limitVisitor(
  c: Context<AppEnv>,
  endpoint: Pick<Endpoint, 'throttle' | 'method' | 'path'>,
  options: Pick<CallOptions, 'services' | 'proxies' | 'stopping'>,
): Promise<ServiceContext> {
  const ctx = contextOf(c, null, options)
  await enforceRateLimit(endpoint, { ctx, appToken: 'valid' }, options.services)
  return ctx
}
