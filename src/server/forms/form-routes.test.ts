import { expect, test } from 'vitest'
import { createAppointment } from '#schemas/services/appointment.ts'
import { formToken } from './form-token.ts'
import type { ServiceContext } from '#src/services/calls.ts'
import { ServiceError } from '#src/services/service-error.ts'
import { AppTokens } from '../calls/app-token.ts'
import { appOf } from '#tests/made-up/app.ts'
import { layoutOf } from '#tests/made-up/compile-layouts.ts'
import { manifestOf } from '#tests/made-up/layouts.ts'

const ask = (id: string, props: object) => ({ id, type: 'ask', props })
const route = (path: string, page: string, more: object = {}) => ({ path, page, ...more })
const layout = layoutOf({
  'layout.json': manifestOf('coba', {
    locales: ['id', 'en'],
    site: { hosts: ['coba.id'], settings: { title: 'Coba', isMaintenance: false } },
    shell: { header: [], footer: [ask('kaki', { topic: 'Buletin' })] },
    routes: [
      route('/', 'home'),
      route('/Thanks', 'thanks'),
      route('/Class/:slug', 'class'),
      route('/Mine', 'home', { middleware: ['auth'] }),
      route('/Team', 'home', { middleware: ['role:writer|admin'] }),
    ],
  }),
  'pages/home.json': {
    blocks: [
      { id: 'box', type: 'wide-box', slots: { aside: [ask('a', { topic: 'Satu' })] } },
      ask('led', { topic: 'Dua', thanks: 'page:thanks' }),
      { id: 'n', type: 'note', props: { heading: 'Rahasia' } },
    ],
  },
  'pages/thanks.json': { blocks: [] },
  'pages/class.json': { blocks: [ask('c', { topic: { $route: 'slug' } })] },
})

const preferredDate = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)
const filled = {
  name: 'Rahma',
  email: 'rahma@sekolah.example',
  phone: '081234567890',
  preferredDate,
  message: 'Satu\r\nDua',
}
const { secret } = new AppTokens(['a secret that only tests know'])
const hidden = (node: string) => ({
  _node: node,
  _token: formToken(secret, { siteId: 'coba', node }),
})

interface Called {
  input: unknown
  ctx: ServiceContext
}

function opened(answer: () => unknown = () => ({ id: '1', preferredDate })) {
  const calls: Called[] = []
  const made = appOf({
    layouts: [layout],
    answer(endpoint, input, ctx) {
      if (endpoint !== createAppointment) return null
      calls.push({ input, ctx })
      return answer()
    },
  })
  const post = (path: string, values: object, headers: Record<string, string> = {}) => {
    const type = headers['content-type'] ?? 'application/x-www-form-urlencoded'
    const body = type.includes('json')
      ? JSON.stringify(values)
      : new URLSearchParams(values as Record<string, string>).toString()
    return made.app.request(`http://coba.id${path}`, {
      method: 'POST',
      headers: {
        host: 'coba.id',
        'sec-fetch-site': 'same-origin',
        'content-type': type,
        ...headers,
      },
      body,
    })
  }
  return { ...made, calls, post }
}
const scripted = { 'content-type': 'application/json', 'accept-language': 'id' }

test('a form that is filled in is called with what the node fixes, and leads back to a notice', async () => {
  const { post, calls } = opened()
  const answer = await post('/', { ...filled, ...hidden('a') })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/#a-sent'])
  expect(calls.map(({ input }) => input)).toEqual([
    { ...filled, message: 'Satu\nDua', topic: 'Satu', institution: '', website: '' },
  ])
})

test.each([
  ['/', 'led', '/Thanks'],
  ['/en', 'led', '/en/Thanks'],
  ['/en', 'a', '/en#a-sent'],
  ['/Class/dasar', 'kaki', '/Class/dasar#kaki-sent'],
])('at %s the form %s leads to %s', async (path, node, to) => {
  const { post } = opened()
  const answer = await post(path, { ...filled, ...hidden(node) })
  expect(answer.headers.get('location')).toBe(to)
})

test('what a route fixes comes from the path, and cannot be sent', async () => {
  const { post, calls } = opened()
  await post('/Class/dasar-web', { ...filled, ...hidden('c') })
  expect(calls[0]?.input).toMatchObject({ topic: 'dasar-web' })
  const forged = await post('/Class/dasar-web', { ...filled, ...hidden('c'), topic: 'Lain' })
  expect(forged.status).toBe(422)
  expect(calls).toHaveLength(1)
})

test('what is wrong is said beside its field, with what was typed and without secrets', async () => {
  const { post, calls } = opened()
  const answer = await post('/', { ...filled, name: '<b>', email: 'rahma', ...hidden('a') })
  const body = await answer.text()
  expect(answer.status).toBe(422)
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(body).toContain('Tulis alamat surel, misalnya nama@contoh.id.')
  expect(body).toContain('value="rahma"')
  expect(body).toContain('value="&lt;b&gt;"')
  expect(body).not.toContain(filled.phone)
  expect(calls).toEqual([])
  const english = await post('/en', { ...filled, email: '', ...hidden('a') })
  expect(await english.text()).toContain('Fill this in.')
})

test('a page with a refused form is in no cache', async () => {
  const { get, post, pages } = opened()
  const clean = await (await get('http://coba.id/')).text()
  await post('/', { ...filled, email: 'someone was here', ...hidden('a') })
  expect(await (await get('http://coba.id/')).text()).toBe(clean)
  expect(pages.drawn()).toBe(2)
})

test.each<[string, number, object, Record<string, string>]>([
  ['from another site', 403, hidden('a'), { 'sec-fetch-site': 'cross-site' }],
  ['from a site beside ours', 403, hidden('a'), { 'sec-fetch-site': 'same-site' }],
  ['of an unknown node', 404, hidden('lost'), {}],
  ['of a node that sends nothing', 404, hidden('n'), {}],
  ['without a node', 404, {}, {}],
  ['without a token', 422, { _node: 'a' }, {}],
  ['with the token of another node', 422, { ...hidden('led'), _node: 'a' }, {}],
  ['with a filled honeypot', 422, { ...hidden('a'), website: 'x' }, {}],
  ['with an unknown input', 422, { ...hidden('a'), siteId: 'beta' }, {}],
  ['as plain text', 415, hidden('a'), { 'content-type': 'text/plain' }],
  ['that is too large', 413, { ...hidden('a'), message: 'x'.repeat(70_000) }, {}],
  ['with a token of a session that is over', 401, hidden('a'), { authorization: 'Bearer over' }],
])('a form %s is refused with %d, and calls nothing', async (...[, status, more, headers]) => {
  const { post, calls } = opened()
  const answer = await post('/', { ...filled, ...more }, headers)
  expect(answer.status).toBe(status)
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(calls).toEqual([])
})

test('whether an item of a guarded page exists is said to nobody who may not see it', async () => {
  const { post } = opened()
  const there = await post('/Mine', { ...filled, ...hidden('a') }, scripted)
  const missing = await post('/Mine', { ...filled, ...hidden('tiada') }, scripted)
  expect([there.status, missing.status]).toEqual([401, 401])
})

test('an input that is sent twice is refused', async () => {
  const { app, calls } = opened()
  const body = `${new URLSearchParams({ ...filled, ...hidden('a') })}&name=Lain`
  const headers = {
    host: 'coba.id',
    origin: 'http://coba.id',
    'content-type': 'application/x-www-form-urlencoded',
  }
  const answer = await app.request('http://coba.id/', { method: 'POST', headers, body })
  expect([answer.status, calls]).toEqual([400, []])
})

test('a form is posted to a page, and not to the server’s own paths', async () => {
  const { post } = opened()
  expect((await post('/Tiada', { ...filled, ...hidden('a') })).status).toBe(404)
  expect((await post('/_page/', { ...filled, ...hidden('a') })).status).toBe(404)
})

test('what the service refuses is said in the page’s language, with its status', async () => {
  const { post } = opened(() => {
    throw new ServiceError(429, 'Enough.', { retryAfter: 40 })
  })
  const answer = await post('/', { ...filled, ...hidden('a') })
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '40'])
  expect(await answer.text()).toMatch(/Coba lagi dalam 40 detik.*value="Rahma"/)
})

test('a defect is reported and not shown, and nothing typed is lost', async () => {
  const { post, failures } = opened(() => {
    throw new Error('the password of the database is hunter2')
  })
  const answer = await post('/', { ...filled, ...hidden('a') })
  const body = await answer.text()
  expect([answer.status, failures]).toEqual([500, ['/']])
  expect(body).toContain('Formulir belum dapat dikirim')
  expect(body).toContain('value="Rahma"')
  expect(body).not.toContain('hunter2')
})

test('without a script the same form of one address has one key, and another form another', async () => {
  const { post, calls } = opened()
  await post('/', { ...filled, ...hidden('a') })
  await post('/', { ...filled, ...hidden('a') })
  await post('/', { ...filled, name: 'Sari', ...hidden('a') })
  await post('/', { ...filled, ...hidden('led') })
  const keys = calls.map(({ ctx }) => ctx.idempotency?.key)
  expect(keys[0]).toBe(keys[1])
  expect(new Set(keys).size).toBe(3)
})

test('an island is answered in JSON, and its key is handed on', async () => {
  const { post, calls } = opened()
  const key = 'a-key-of-an-island'
  const headers = { ...scripted, 'idempotency-key': key }
  const answer = await post('/', { ...filled, ...hidden('a') }, headers)
  expect(await answer.json()).toEqual({
    message: 'Success',
    status: true,
    data: { to: '/#a-sent' },
  })
  expect(calls[0]?.ctx.idempotency).toEqual({ key, seconds: 86_400 })
  const refused = await post('/', { ...filled, email: 'x', ...hidden('a') }, scripted)
  expect(refused.status).toBe(400)
  expect(await refused.json()).toMatchObject({
    errors: [{ field: 'email', message: 'Tulis alamat surel, misalnya nama@contoh.id.' }],
  })
})

test.each([
  ['/Mine', undefined, 401],
  ['/Mine', 'student', 200],
  ['/Team', undefined, 401],
  ['/Team', 'student', 403],
  ['/Team', 'writer', 200],
])('a form of the guarded page %s from %s is answered with %d', async (path, kind, status) => {
  const { post } = opened()
  const bearer: Record<string, string> =
    kind === undefined ? {} : { authorization: `Bearer ${kind}` }
  const answer = await post(path, { ...filled, ...hidden('a') }, { ...scripted, ...bearer })
  expect(answer.status).toBe(status)
  const plain = await post(path, { ...filled, ...hidden('a') })
  expect(plain.status).toBe(401)
  expect(await plain.text()).not.toContain('Rahasia')
})
