import { expect, test } from 'vitest'
import { appOf } from '#tests/made-up/app.ts'
import type { Answer } from '#tests/made-up/services.ts'
import { layoutOf } from '#tests/made-up/compile-layouts.ts'
import { manifestOf } from '#tests/made-up/layouts.ts'
import { ServiceError } from '#src/services/service-error.ts'

const coba = layoutOf({
  'layout.json': manifestOf('coba', {
    site: {
      hosts: ['coba.id'],
      settings: { title: 'Coba', isMaintenance: false, logoDark: 'asset:logo.svg' },
    },
  }),
  'assets/logo.svg': '<svg/>',
})
const posts = { items: [], pagination: { page: 1, perPage: 10, totalItems: 0, totalPages: 0 } }

function calls(answer: Answer = () => posts) {
  const asked: unknown[] = []
  const made = appOf({
    layouts: [coba],
    answer(endpoint, input, ctx) {
      asked.push([endpoint.path, input, ctx])
      return answer(endpoint, input, ctx)
    },
  })
  const call = async (path: string, init: RequestInit = {}) => {
    const headers = { host: 'coba.id', 'content-type': 'application/json' }
    const response = await made.app.request(`http://coba.id${path}`, { headers, ...init })
    const text = await response.text()
    const body: unknown = text === '' ? null : JSON.parse(text)
    return { response, status: response.status, body }
  }
  return { ...made, asked, call }
}

test('a call is answered in the envelope, for its site and its visitor', async () => {
  const { call, asked } = calls()
  const { response, status, body } = await call('/api/v1/class/active?page=2&search=html')
  expect(status).toBe(200)
  expect(body).toEqual({ message: 'Success v1/class/active', status: true, data: posts })
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'public, max-age=0, must-revalidate',
    'content-type': 'application/json; charset=utf-8',
    vary: 'accept-language, authorization',
  })
  const context = { siteId: 'coba', origin: 'https://coba.id', caller: null, address: 'unknown' }
  const input = { page: 2, pageSize: 6, search: 'html' }
  expect(asked).toEqual([['v1/class/active', input, expect.objectContaining(context)]])
})

test('what an answer says beyond its contract stays here', async () => {
  const mentor = { id: '1', name: 'A', slug: 'a', role: 'B', bio: 'C', photo: null }
  const row = { ...mentor, expertise: [], classes: [] }
  const pagination = { page: 1, perPage: 10, totalItems: 1, totalPages: 1 }
  const { call } = calls(() => ({ items: [{ ...row, email: 'a@a.id' }], pagination }))
  const { body } = await call('/api/active/mentors')
  expect(body).toMatchObject({ data: { items: [row] } })
  expect(JSON.stringify(body)).not.toContain('a@a.id')
})

test('input that is wrong is 400 with each field, and is asked of nobody', async () => {
  const { call, asked } = calls()
  const { response, status, body } = await call('/api/v3/post/list?page=0&sort=random')
  expect(status).toBe(400)
  expect(body).toMatchObject({
    type: '/problems#bad-input',
    title: 'Bad input',
    status: false,
    data: null,
  })
  expect(body).toHaveProperty('errors', [
    { field: 'page', message: expect.any(String) },
    { field: 'sort', message: expect.any(String) },
  ])
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(asked).toEqual([])
})

test('what does not exist is 404 in the envelope', async () => {
  const { call } = calls(() => null)
  const { response, status, body } = await call('/api/v1/class/overview?slug=tiada')
  expect([status, response.headers.get('cache-control')]).toEqual([404, 'no-store'])
  expect(body).toMatchObject({
    message: 'There is nothing of this name.',
    status: false,
    data: null,
    detail: 'There is nothing of this name.',
  })
})

test.each([401, 403] as const)('a call that is refused with %i says why', async (refused) => {
  const { call, failures } = calls(() => {
    throw new ServiceError(refused, 'Bukan untuk Anda.')
  })
  const { status, body } = await call('/api/v3/post/list?kindSlug=news')
  expect([status, failures]).toEqual([refused, []])
  expect(body).toMatchObject({ message: 'Bukan untuk Anda.', data: null })
})

test.each([
  [409, 'Sudah ada.'],
  [422, 'Tidak masuk akal.'],
] as const)('a call that cannot be done (%i) says why', async (refused, why) => {
  const { call, failures } = calls(() => {
    throw new ServiceError(refused, why)
  })
  const { status, body } = await call('/api/v3/post/list?kindSlug=news')
  expect([status, failures]).toEqual([refused, []])
  expect(body).toMatchObject({ message: why })
})

test('a defect is 500 without its words, and is told here', async () => {
  const { call, failures } = calls(() => {
    throw new Error('password=rahasia')
  })
  const { response, status, body } = await call('/api/v3/post/list?kindSlug=news')
  expect([status, failures, response.headers.get('cache-control')]).toEqual([
    500,
    ['v3/post/list'],
    'no-store',
  ])
  expect(JSON.stringify(body)).not.toContain('rahasia')
})

test('an answer that breaks its contract is a defect', async () => {
  const { call, failures } = calls(() => ({ items: 'none' }))
  expect([(await call('/api/v3/post/list?kindSlug=news')).status, failures]).toEqual([
    500,
    ['v3/post/list'],
  ])
})

test.each(['/api/v9/nothing', '/api/', '/api/v3/post/list/more'])('%s is no call', async (path) => {
  const { response, status, body } = await calls().call(path)
  expect([status, response.headers.get('cache-control')]).toEqual([404, 'no-store'])
  expect(body).toMatchObject({ status: false, message: 'There is no such call.', data: null })
})

const writer = { authorization: 'Bearer writer', 'content-type': 'application/json' }
const update = '/api/v3/post/update?slug=satu&kindSlug=news'

test('a body and a query are one input', async () => {
  const { call, asked } = calls(() => null)
  const body = '{ "title": "Baru" }'
  await call(update, { method: 'POST', body, headers: { host: 'coba.id', ...writer } })
  expect(asked).toMatchObject([
    [
      'v3/post/update',
      { slug: 'satu', kindSlug: 'news', title: 'Baru' },
      { caller: { kind: 'writer' } },
    ],
  ])
})

test.each([
  ['[1]', 400, 'The body must be a JSON object.'],
  ['"x"', 400, 'The body must be a JSON object.'],
  ['null', 400, 'The body must be a JSON object.'],
  ['{', 400, 'The body is not JSON.'],
  ['{ "title": 7 }', 400, 'title: Write some text.'],
  ['{"a":'.repeat(100), 400, 'The body is nested deeper than 32 levels.'],
  [`{ "title": "${'a'.repeat(600_000)}" }`, 413, 'The body is larger than 512 KiB.'],
])('the body %.20s is refused with %i', async (body, status, message) => {
  const { call, asked } = calls(() => null)
  const answer = await call(update, {
    method: 'POST',
    body,
    headers: { host: 'coba.id', ...writer },
  })
  expect([answer.status, asked]).toEqual([status, []])
  expect(answer.body).toMatchObject({ message })
})

test('a body that is no UTF-8, or says to be no JSON, is refused', async () => {
  const { call } = calls(() => null)
  const headers = { host: 'coba.id', ...writer }
  const post = (body: BodyInit, type = 'application/json') =>
    call(update, { method: 'POST', body, headers: { ...headers, 'content-type': type } })
  expect((await post(new Uint8Array([123, 34, 255, 34]))).status).toBe(400)
  expect((await post('title=Baru', 'application/x-www-form-urlencoded')).status).toBe(415)
})

test('a query that says a name twice is refused with the name', async () => {
  const { body, status } = await calls().call('/api/v3/post/list?kindSlug=a&kindSlug=b')
  expect(status).toBe(400)
  expect(body).toMatchObject({ errors: [{ field: 'kindSlug', message: 'Say it once.' }] })
})

test('a call has its methods, and names them', async () => {
  const { response, status } = await calls().call('/api/v3/post/list?kindSlug=news', {
    method: 'POST',
    body: '{}',
  })
  expect([status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  const change = await calls().call('/api/v3/post/view?kindSlug=news&id=a', { method: 'HEAD' })
  expect([change.status, change.response.headers.get('allow')]).toEqual([405, 'GET'])
  const other = await calls().call(update)
  expect([other.status, other.response.headers.get('allow')]).toEqual([405, 'POST'])
})

test.each([
  [undefined, 401],
  ['Bearer student', 403],
  ['Bearer nobody', 401],
  ['Basic writer', 401],
  ['Bearer writer', 404],
  ['Bearer superadmin', 404],
])('with %s a change is answered with %i', async (authorization, status) => {
  const { call } = calls(() => null)
  const said: Record<string, string> = authorization === undefined ? {} : { authorization }
  const headers = { host: 'coba.id', 'content-type': 'application/json', ...said }
  expect((await call(update, { method: 'POST', body: '{}', headers })).status).toBe(status)
})

test('an answer to someone who is signed in is kept nowhere', async () => {
  const { call } = calls()
  const list = '/api/v3/post/list?kindSlug=news'
  const signedIn = await call(list, { headers: { host: 'coba.id', ...writer } })
  expect(signedIn.response.headers.get('cache-control')).toBe('private, no-store')
  expect(signedIn.response.headers.get('etag')).toBeNull()
})

test('what a browser has already is not sent again', async () => {
  const { call, app } = calls()
  const list = '/api/v3/post/list?kindSlug=news'
  const etag = (await call(list)).response.headers.get('etag') ?? ''
  const again = await app.request(`http://coba.id${list}`, {
    headers: { host: 'coba.id', 'if-none-match': etag },
  })
  expect([again.status, await again.text()]).toEqual([304, ''])
})

test('the settings of a site are the server’s own, with the addresses of their pictures', async () => {
  const { call, asked } = calls()
  const { body } = await call('/api/v0/cms/app/settings')
  expect(body).toMatchObject({
    data: {
      title: 'Coba',
      layout: 'coba',
      logoDark: expect.stringMatching(/^\/media\/logo\.svg\?v=[0-9a-f]{8}$/),
    },
  })
  expect(asked).toEqual([])
})
