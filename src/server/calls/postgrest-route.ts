import type { Context, Hono } from 'hono'
import { serverPath } from '#schemas/paths.ts'
import { rowManagers, sending } from '#schemas/services/rest.ts'
import type { RestRequest } from '#src/services/rest-exchange.ts'
import { ServiceError } from '#src/services/service-error.ts'
import { allowOrigins } from '../http/allow-origins.ts'
import type { AppEnv } from '../http/app-env.ts'
import { readBytes } from '../http/read-body.ts'
import { addressOf } from '../http/client-address.ts'
import { readCaller } from './identify-caller.ts'
import type { CallOptions } from './call-env.ts'

const methods = ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'] as const
const largest = 64 * 1024

/** `/rest/v1/<table>`: tables in the dialect of PostgREST, with the site's public key in `apikey`. */
export function restRoute(app: Hono<AppEnv>, options: CallOptions): void {
  app.use(serverPath('rest', '*'), allowOrigins(['OPTIONS', ...methods]))
  app.options(serverPath('rest', 'v1/:table'), (c) =>
    c.body(null, 204, { allow: ['OPTIONS', ...methods].join(', ') }),
  )
  app.all(serverPath('rest', 'v1/rpc/:name'), (c) => c.json(noFunction(c.req.param('name')), 404))
  app.all(serverPath('rest', 'v1/:table'), async (c) => {
    const method = methods.find((one) => one === c.req.method)
    if (method === undefined) {
      const message = `Unsupported HTTP method: ${c.req.method}`
      return c.json(shape('PGRST117', message), 405, {
        allow: ['OPTIONS', ...methods].join(', '),
      })
    }
    try {
      return await answer(c, method, options)
    } catch (error) {
      if (error instanceof ServiceError) return restProblem(c, error)
      options.failed(`rest/v1/${c.req.param('table')}`, error)
      return c.json(shape('XX000', 'The service could not answer. Try again in a moment.'), 500)
    }
  })
  app.all(serverPath('rest', '*'), (c) =>
    c.json(shape('PGRST125', 'Invalid path specified in request URL'), 404),
  )
}

async function answer(
  c: Context<AppEnv>,
  method: RestRequest['method'],
  options: CallOptions,
): Promise<Response> {
  const { services, tokens, proxies } = options
  const { site } = c.var
  const key = c.req.header('apikey') ?? ''
  if (!tokens.isPublicKey(site.id, key))
    throw new ServiceError(401, 'Send the public key of this site in the header apikey.')
  const isAnon = c.req.header('authorization') === `Bearer ${key}`
  const caller = isAnon ? null : await readCaller(c, services)
  const address = addressOf(c, proxies)
  const isManager = caller !== null && rowManagers.includes(caller.kind)
  if (!isManager && method !== 'GET' && method !== 'HEAD') {
    const over = await services.calls.throttle(site.id, `rest ${address}`, sending)
    if (over) throw new ServiceError(429, `Try again in ${over.retryAfter} seconds.`, over)
  }
  const request: RestRequest = {
    method,
    table: c.req.param('table') ?? '',
    query: new URL(c.req.url).search.slice(1),
    headers: c.req.raw.headers,
    body: await readBytes(c, largest),
  }
  const { signal } = c.req.raw
  const ctx = { siteId: site.id, origin: c.var.origin, caller, address, signal }
  const { status, headers, body } = await services.calls.rest(ctx, request)
  if (status >= 500)
    options.failed(
      `rest/v1/${request.table}`,
      new Error(`answered ${status}: ${body.slice(0, 500)}`),
    )
  return new Response(method === 'HEAD' || body === '' ? null : body, {
    status,
    headers: { 'cache-control': 'private, no-store', ...headers },
  })
}

const noFunction = (name: string) => ({
  ...shape(
    'PGRST202',
    `Could not find the function public.${name} without parameters in the schema cache`,
  ),
  details: `Searched for the function public.${name} without parameters, but no matches were found in the schema cache.`,
})

const shape = (code: string, message: string) => ({ code, message, details: null, hint: null })

/** A refusal in the shape that PostgREST gives its errors. */
function restProblem(c: Context, { status, message, retryAfter }: ServiceError): Response {
  const headers = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }
  return c.json(shape(status === 401 ? 'PGRST301' : `HTTP${status}`, message), status, {
    'cache-control': 'no-store',
    ...(status === 401 ? { 'www-authenticate': 'Bearer' } : {}),
    ...headers,
  })
}
