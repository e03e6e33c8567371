import { expect, test } from 'vitest'
import { appOf, type Answer } from '#tests/made-up/app.ts'
import { layoutOf, manifestOf } from '#tests/made-up/layouts.ts'
import { Refused } from '#src/services/refused.ts'

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
    const body: unknown = await response.json()
    return { response, status: response.status, body }
  }
  return { ...made, asked, call }
}

test('a call is answered in the envelope, for its site and its visitor', async () => {
  const { call, asked } = calls()
  const { response, status, body } = await call('/api/v3/post/list?kindSlug=news&page=2')
  expect([status, body]).toEqual([
    200,
    { message: 'Success v3/post/list', status: true, data: posts },
  ])
  expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(asked).toEqual([
    [
      'v3/post/list',
      { kindSlug: 'news', page: 2, pageSize: 10, sort: 'newest' },
      { siteId: 'coba', origin: '', caller: null },
    ],
  ])
})

test('a call of the rest host is answered with bare rows', async () => {
  const row = { id: '1', name: 'A', role: 'B', message: 'C', rating: 5 }
  expect((await calls(() => [row]).call('/rest/v1/testimonies')).body).toEqual([row])
})

test('what an answer says beyond its contract stays here', async () => {
  const row = { id: '1', name: 'A', role: 'B', message: 'C', rating: 5, email: 'a@a.id' }
  expect(
    JSON.stringify((await calls(() => [row]).call('/rest/v1/testimonies')).body),
  ).not.toContain('a@a.id')
})

test('input that is wrong is 400 with each field, and is asked of nobody', async () => {
  const { call, asked } = calls()
  const { response, status, body } = await call('/api/v3/post/list?page=0&sort=random')
  expect(status).toBe(400)
  expect(body).toMatchObject({ type: 'about:blank', title: 'Bad input', status: 400, data: null })
  expect(body).toHaveProperty('errors', [
    { field: 'page', message: expect.any(String) },
    { field: 'kindSlug', message: expect.any(String) },
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
  expect(body).toMatchObject({ status: 404, message: 'There is nothing of this name.', data: null })
})

test.each([401, 403] as const)('a call that is refused with %i says why', async (refused) => {
  const { call, failures } = calls(() => {
    throw new Refused(refused, 'Bukan untuk Anda.')
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
    throw new Refused(refused, why)
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
  expect([status, response.headers.get('cache-control')]).toEqual([404, 'private, no-store'])
  expect(body).toMatchObject({ status: 404, message: 'There is no such call.', data: null })
})

test('a body and a query are one input; what is no object is none', async () => {
  const { call, asked } = calls(() => null)
  const post = (body: string) =>
    call('/api/v3/post/update?slug=satu&kindSlug=news', { method: 'POST', body })
  await post('{ "title": "Baru" }')
  expect(asked).toMatchObject([
    ['v3/post/update', { slug: 'satu', kindSlug: 'news', title: 'Baru' }, {}],
  ])
  for (const body of ['[1]', '"x"', 'null', '{', '']) expect((await post(body)).status).toBe(404)
  expect((await post('{ "title": 7 }')).status).toBe(400)
})

test('a call has one method', async () => {
  expect(
    (await calls().call('/api/v3/post/list?kindSlug=news', { method: 'POST', body: '{}' })).status,
  ).toBe(404)
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
