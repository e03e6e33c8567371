import type { Context, Hono } from 'hono'
import type { z } from 'zod'
import { hostBase, type Endpoint, type Envelope } from '#schemas/endpoint.ts'
import type { Services } from '#src/services/service.ts'
import { serveFor } from './ask.ts'
import type { AppEnv } from './env.ts'

/** What went wrong, for people and machines: RFC 9457 with the envelope's `message` and `data` inside. */
interface ProblemBody {
  type: 'about:blank'
  title: string
  status: number
  message: string
  data: null
  errors?: { field: string; message: string }[]
}

/** Binds an endpoint to the services: 400 with the field on bad input, 404 for what is not there, 500 on a broken promise. */
export function route(
  app: Hono<AppEnv>,
  services: Services,
  endpoint: Endpoint,
  failed: (endpoint: Endpoint, error: unknown) => void,
): void {
  app.on(endpoint.method, hostBase[endpoint.host] + endpoint.path, async (c) => {
    const raw = await readInput(c, endpoint)
    const input = endpoint.input.safeParse(raw)
    if (!input.success) return refuse(c, 400, 'Bad input', firstMessage(input.error), input.error)
    try {
      const data = await serveFor(services, c.var.site, null, endpoint, input.data)
      if (data === null) return refuse(c, 404, 'Not found', 'There is nothing of this name.')
      return succeed(c, endpoint, endpoint.output.parse(data))
    } catch (error) {
      const status = statusOf(error)
      if (status !== 500) return refuse(c, status, 'Refused', (error as Error).message)
      failed(endpoint, error)
      return refuse(c, 500, 'Server error', 'The service could not answer. Try again in a moment.')
    }
  })
}

async function readInput(c: Context<AppEnv>, { method }: Endpoint): Promise<unknown> {
  const query = c.req.query()
  if (method === 'GET') return query
  const body: unknown = await c.req.json().catch(() => ({}))
  return typeof body === 'object' && body !== null && !Array.isArray(body)
    ? { ...query, ...body }
    : query
}

function succeed(c: Context<AppEnv>, endpoint: Endpoint, data: unknown) {
  const caching = endpoint.method === 'GET' ? 'public, max-age=0, must-revalidate' : 'no-store'
  const body: unknown =
    endpoint.host === 'rest'
      ? data
      : ({ message: `Success ${endpoint.path}`, status: true, data } satisfies Envelope)
  return c.body(JSON.stringify(body), 200, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': caching,
  })
}

type Refusal = 400 | 401 | 403 | 404 | 409 | 422 | 500

function refuse(
  c: Context<AppEnv>,
  status: Refusal,
  title: string,
  message: string,
  error?: z.ZodError,
) {
  const body: ProblemBody = { type: 'about:blank', title, status, message, data: null }
  if (error)
    body.errors = error.issues.map((issue) => ({
      field: issue.path.join('.'),
      message: issue.message,
    }))
  return c.body(JSON.stringify(body), status, {
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
  })
}

const firstMessage = (error: z.ZodError): string => {
  const [issue] = error.issues
  return issue ? `${issue.path.join('.') || 'input'}: ${issue.message}` : 'The input is wrong.'
}

const refusals = [401, 403, 409, 422] as const

/** The status a service refused with; a defect is 500. */
function statusOf(error: unknown): (typeof refusals)[number] | 500 {
  const status = error instanceof Error && 'status' in error ? error.status : undefined
  return refusals.find((refusal) => refusal === status) ?? 500
}
