import type { Context, Hono } from 'hono'
import type { z } from 'zod'
import { hostBase, isReading, type Endpoint } from '#schemas/endpoint.ts'
import { requireAccess } from '#src/services/access.ts'
import { ServiceError } from '#src/services/service-error.ts'
import type { Caller, ServiceContext } from '#src/services/calls.ts'
import type { Services } from '#src/services/service.ts'
import type { AppEnv } from '../http/app-env.ts'
import { addressOf } from '../http/client-address.ts'
import { failure, succeed } from './send-envelope.ts'
import type { AppTokens, AppTokenState } from './app-token.ts'
import { readBearer, readCaller } from './identify-caller.ts'
import { readInput } from './parse-input.ts'
import { sendLines } from './send-lines.ts'
import type { ownCalls } from './server-endpoints.ts'
import { refuse, refuseFor } from './problem-response.ts'
import { withFile } from './receive-file.ts'

export interface CallOptions {
  services: Services
  tokens: AppTokens
  own: ReturnType<typeof ownCalls>
  version: string
  /** How many proxies of our own stand before the server. */
  proxies: number
  /** Aborts when the server stops. */
  stopping: AbortSignal
  /** Hears what went wrong on our side, with the path of the call. */
  failed(path: string, error: unknown): void
}

/** One address with every endpoint that stands on it, by method. */
export function callRoute(
  app: Hono<AppEnv>,
  endpoints: readonly [Endpoint, ...Endpoint[]],
  options: CallOptions,
): void {
  const [{ host, path }] = endpoints
  app.all(hostBase[host] + path.replaceAll(/\{(\w+)\}/g, ':$1'), async (c) => {
    const { method } = c.req
    const endpoint = endpoints.find((one) =>
      method === 'HEAD' ? isReading(one) : one.method === method,
    )
    if (endpoint === undefined) {
      const allow = endpoints.map((one) => (isReading(one) ? 'GET, HEAD' : one.method)).join(', ')
      return refuse(c, 'wrong-method', `Use ${allow}.`, { headers: { allow } })
    }
    try {
      return await answer(c, endpoint, options)
    } catch (error) {
      return refuseFor(c, named(error, endpoint), (cause) => options.failed(endpoint.path, cause))
    }
  })
}

/** The same refusal under the prefix that the endpoint's area gives its messages. */
function named(error: unknown, endpoint: Endpoint): unknown {
  if (!(error instanceof ServiceError) || endpoint.message === undefined) return error
  return new ServiceError(error.status, failure(endpoint, error.message), error)
}

async function answer(c: Context<AppEnv>, endpoint: Endpoint, options: CallOptions) {
  const { services, own } = options
  const appToken = readAppToken(c, endpoint, options)
  if (appToken === 'stale' || (appToken === 'forged' && !own.has(endpoint))) return refuseToken(c)
  const isAssistant = endpoint.host === 'assistant'
  const caller = isAssistant ? null : await readCaller(c, services)
  requireAccess(endpoint, caller)
  const ctx = contextOf(c, caller, options)
  if (isAssistant) ctx.assistantToken = readBearer(c) ?? ''
  await enforceRateLimit(endpoint, ctx, options, appToken)

  const input = requireInput(endpoint, await readInput(c, endpoint))
  if (endpoint.answers === 'lines')
    return sendLines(
      c,
      endpoint,
      (signal) => services.calls.stream(endpoint, { ...ctx, signal }, input),
      (error) => options.failed(endpoint.path, error),
    )
  if (endpoint.takes === 'file')
    return withFile(c, async (file) =>
      succeed(c, endpoint, caller, await services.calls.receive(endpoint, ctx, { file, input })),
    )
  const serveOwn = services.calls.serves(endpoint) ? undefined : own.get(endpoint)
  const data = serveOwn
    ? await serveOwn({ site: c.var.site, ctx, appToken }, input)
    : await services.calls.serve(endpoint, ctx, input)
  return succeed(c, endpoint, caller, data)
}

/** One call from a page of our own: limited and checked like any other, by a visitor. */
export async function callFor<E extends Endpoint>(
  c: Context<AppEnv>,
  endpoint: E,
  rawInput: object,
  options: CallOptions,
): Promise<z.output<E['output']> | null> {
  const ctx = contextOf(c, null, options)
  await enforceRateLimit(endpoint, ctx, options, 'valid')
  const input = requireInput(endpoint, rawInput)
  const data = await options.services.calls.serve(endpoint, ctx, input)
  return data === null ? null : (endpoint.output.parse(data) as z.output<E['output']>)
}

/** The input as its schema reads it; throws ServiceError with 400 and the fields that are wrong. */
function requireInput(endpoint: Endpoint, rawInput: unknown): unknown {
  const input = endpoint.input.safeParse(rawInput)
  if (input.success) return input.data
  const fields = input.error.issues.map(({ path, message }) => ({
    field: path.join('.'),
    message,
  }))
  const [first] = fields
  throw new ServiceError(400, `${first?.field || 'input'}: ${first?.message}`, { fields })
}

/** Who asks and for which site, as services are told. */
export function contextOf(
  c: Context<AppEnv>,
  caller: Caller | null,
  { proxies, stopping }: CallOptions,
): ServiceContext {
  const ifMatch = c.req.header('if-match')
  return {
    siteId: c.var.site.id,
    origin: c.var.site.origin,
    caller,
    address: addressOf(c, proxies),
    ...(ifMatch === undefined ? {} : { ifMatch }),
    signal: c.req.raw.signal,
    stopping,
  }
}

const readAppToken = (c: Context<AppEnv>, { path }: Endpoint, { tokens }: CallOptions) =>
  tokens.check(c.req.header('apptoken'), c.var.site.id, path)

function refuseToken(c: Context): Response {
  const headers = { 'x-server-time': String(Date.now()) }
  return refuse(c, 'app-token', 'The AppToken is too old, used before, or not ours.', { headers })
}

/** Throws ServiceError for one call too many of one address. An app that shows no token may call half as often. */
export async function enforceRateLimit(
  { throttle, method, path }: Pick<Endpoint, 'throttle' | 'method' | 'path'>,
  { siteId, address, caller }: ServiceContext,
  { services }: CallOptions,
  appToken: AppTokenState,
): Promise<void> {
  if (throttle === undefined) return
  const times = appToken === 'valid' || caller ? throttle.times : Math.ceil(throttle.times / 2)
  const limit = { ...throttle, times }
  const over = await services.calls.throttle(siteId, `${method} ${path} ${address}`, limit)
  if (over === null) return
  const message = `That was often enough for now. Try again in ${over.retryAfter} seconds.`
  throw new ServiceError(429, message, over)
}
