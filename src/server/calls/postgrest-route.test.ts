import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { sendBookReview } from '#schemas/services/rest.ts'
import { callsOf, servicesOf } from '#tests/made-up/services.ts'
import type { RestAnswer } from '#src/services/rest-exchange.ts'
import type { Calls } from '#src/services/calls.ts'
import type { Site } from '#src/sites/sites.ts'
import type { AppEnv } from '../http/app-env.ts'
import { restRoute } from './postgrest-route.ts'

const origins = ['https://mitra.example']
const site = {
  id: 'alpha',
  origin: 'https://alpha.example',
  settings: { cors: { origins } },
} as Site
const rows: RestAnswer = {
  status: 200,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body: '[]',
}

/** The door of the hosted database, and what came through it. */
function open(more: Partial<Calls> = {}, answer: RestAnswer = rows) {
  const failures: string[] = []
  const counted: string[] = []
  const made = servicesOf(() => null)
  const through: Calls = {
    ...made.calls,
    rest: async () => answer,
    throttle: async (_siteId, key) => {
      counted.push(key)
      return null
    },
    ...more,
  }
  const calls = callsOf({ ...made, calls: through }, (path) => void failures.push(path))
  const app = new Hono<AppEnv>()
  app.use(async (c, next) => {
    c.set('site', site)
    await next()
  })
  restRoute(app, calls)
  const apikey = calls.tokens.publicKey('alpha')
  const ask = (
    method: string,
    headers: Record<string, string> = {},
    { body, path = 'book_reviews' }: { body?: BodyInit; path?: string } = {},
  ) =>
    app.request(`/rest/v1/${path}`, {
      method,
      headers: { apikey, ...headers },
      ...(body === undefined ? {} : { body, duplex: 'half' }),
    })
  return { ask, failures, counted }
}

test.each(['PUT', 'PROPFIND'])(
  '%s is no method of a table, and hears which are',
  async (method) => {
    const answer = await open().ask(method)
    expect([answer.status, answer.headers.get('allow')]).toEqual([
      405,
      'OPTIONS, GET, HEAD, POST, PATCH, DELETE',
    ])
    expect(await answer.json()).toMatchObject({ code: 'PGRST117', details: null, hint: null })
  },
)

test.each(['', 'pk_wrong'])('whoever shows the key %j hears how to show one', async (apikey) => {
  const answer = await open().ask('GET', { apikey })
  expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

test('what anyone sends is counted, signed in or not, but for those who manage the rows', async () => {
  const { ask, counted } = open()
  for (const kind of ['student', 'writer', 'partner'])
    await ask('POST', { authorization: `Bearer ${kind}` }, { body: '{}' })
  await ask('POST', {}, { body: '{}' })
  expect(counted).toHaveLength(4)
  for (const kind of ['superadmin', 'admin'])
    await ask('PATCH', { authorization: `Bearer ${kind}` }, { body: '{}' })
  await ask('GET', { authorization: 'Bearer student' })
  expect(counted).toHaveLength(4)
})

test('it is counted as the contract says', async () => {
  const limits: unknown[] = []
  const throttle: Calls['throttle'] = async (_siteId, _key, limit) => {
    limits.push(limit)
    return { retryAfter: 7 }
  }
  const answer = await open({ throttle }).ask('POST', {}, { body: '{}' })
  expect(limits).toEqual([sendBookReview.throttle])
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '7'])
})

test('a body that breaks off is the sender’s matter and no defect', async () => {
  const { ask, failures } = open()
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"name"'))
      controller.error(new Error('aborted'))
    },
  })
  expect((await ask('POST', {}, { body })).status).toBe(400)
  expect(failures).toEqual([])
})

test.each([204, 304])('an answer without a body (%i) has none', async (status) => {
  const answer = await open({}, { status, headers: {}, body: '' }).ask('GET')
  expect([answer.status, answer.body]).toEqual([status, null])
})

test('an answer that is the database’s failure is told here, too', async () => {
  const { ask, failures } = open({}, { ...rows, status: 500, body: '{"code":"57014"}' })
  expect((await ask('GET')).status).toBe(500)
  expect(failures).toEqual(['rest/v1/book_reviews'])
})

test('OPTIONS tells the methods to everyone, and lets an origin call that the site allows', async () => {
  const { ask } = open()
  const preflight = { origin: 'https://mitra.example', 'access-control-request-method': 'POST' }
  const bare = await ask('OPTIONS')
  expect([bare.status, bare.headers.get('allow')]).toEqual([
    204,
    'OPTIONS, GET, HEAD, POST, PATCH, DELETE',
  ])
  const allowed = await ask('OPTIONS', {
    ...preflight,
    'access-control-request-headers': 'apikey,prefer',
  })
  expect([allowed.status, Object.fromEntries(allowed.headers)]).toMatchObject([
    204,
    {
      'access-control-allow-origin': 'https://mitra.example',
      'access-control-allow-methods': 'OPTIONS,GET,HEAD,POST,PATCH,DELETE',
      'access-control-allow-headers': 'apikey,prefer',
    },
  ])
  for (const origin of ['https://lain.example', 'http://mitra.example', 'null']) {
    const refused = await ask('OPTIONS', { ...preflight, origin })
    expect(refused.headers.get('access-control-allow-origin')).toBeNull()
  }
})

test('an answer may be read by scripts of an origin that the site allows, and by those of no other', async () => {
  const { ask } = open()
  const allowed = await ask('GET', { origin: 'https://mitra.example' })
  expect(allowed.headers.get('access-control-allow-origin')).toBe('https://mitra.example')
  expect(allowed.headers.get('access-control-expose-headers')).toContain('Content-Range')
  const other = await ask('GET', { origin: 'https://lain.example' })
  expect(other.headers.get('access-control-allow-origin')).toBeNull()
  for (const answer of [allowed, other]) expect(answer.headers.get('vary')).toContain('Origin')
})

test('there are no functions', async () => {
  const answer = await open().ask('POST', {}, { body: '{}', path: 'rpc/hitung' })
  expect([answer.status, await answer.json()]).toEqual([
    404,
    expect.objectContaining({
      code: 'PGRST202',
      message: 'Could not find the function public.hitung without parameters in the schema cache',
    }),
  ])
})
