import type { Context } from 'hono'
import type { z } from 'zod'
import type { Endpoint } from '#schemas/endpoint.ts'
import type { AppEnv } from '../http/app-env.ts'
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
  const ctx = contextOf(c, null, options)
  await enforceRateLimit(endpoint, { ctx, appToken: 'valid' }, options.services)
  const parsed = requireInput(endpoint, input)
  const data = await options.services.calls.serve(endpoint, ctx, parsed)
  return data === null ? null : (endpoint.output.parse(data) as z.output<E['output']>)
}
