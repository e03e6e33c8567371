import { expect, test } from 'vitest'
import { createAppointment } from '#schemas/services/appointment.ts'
import { appOf } from '#tests/made-up/app.ts'
import { layoutOf } from '#tests/made-up/compile-layouts.ts'
import { manifestOf } from '#tests/made-up/layouts.ts'
import { AppTokens } from '../calls/app-token.ts'
import { formToken } from './form-token.ts'

const files = 'https://berkas.example'
const layout = layoutOf({
  'layout.json': manifestOf('coba', {
    site: {
      hosts: ['coba.id'],
      settings: { title: 'Coba', isMaintenance: false, cors: { origins: [files] } },
    },
    routes: [{ path: '/', page: 'home' }],
  }),
  'pages/home.json': { blocks: [{ id: 'a', type: 'ask', props: { topic: 'Satu' } }] },
})

const { secret } = new AppTokens(['a secret that only tests know'])
const filled = {
  name: 'Rahma',
  email: 'rahma@sekolah.example',
  phone: '081234567890',
  preferredDate: new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10),
  message: 'Satu',
  _node: 'a',
  _token: formToken(secret, { siteId: 'coba', node: 'a' }),
}

function opened() {
  const { app } = appOf({
    layouts: [layout],
    answer: (endpoint) =>
      endpoint === createAppointment ? { id: '1', preferredDate: filled.preferredDate } : null,
  })
  const request = (path: string, headers: Record<string, string>, more: RequestInit = {}) =>
    app.request(`http://coba.id${path}`, { ...more, headers: { host: 'coba.id', ...headers } })
  const post = (origin: string, type: 'json' | 'x-www-form-urlencoded') => {
    const headers = {
      origin,
      'sec-fetch-site': 'cross-site',
      'content-type': `application/${type}`,
    }
    const body = type === 'json' ? JSON.stringify(filled) : new URLSearchParams(filled).toString()
    return request('/', headers, { method: 'POST', body })
  }
  return { request, post }
}

test('a form is taken from a page at an origin that the site names, and its answer may be read there', async () => {
  const { post } = opened()
  const answer = await post(files, 'json')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('access-control-allow-origin')).toBe(files)
  expect((await post(files, 'x-www-form-urlencoded')).status).toBe(303)
})

test('a form from any other origin is refused, and nothing of the answer may be read there', async () => {
  const answer = await opened().post('https://lain.example', 'json')
  expect(answer.status).toBe(403)
  expect(answer.headers.get('access-control-allow-origin')).toBeNull()
})

test.each([
  ['/', 'POST'],
  ['/api/v1/class/active', 'GET'],
])('browsers are told at %s which origins may ask', async (path, method) => {
  const { request } = opened()
  const ask = (origin: string) => {
    const asked = {
      'access-control-request-method': method,
      'access-control-request-headers': 'apptoken',
    }
    return request(path, { origin, ...asked }, { method: 'OPTIONS' })
  }
  const named = await ask(files)
  expect(named.status).toBe(204)
  expect(named.headers.get('access-control-allow-methods')).toContain(method)
  expect(named.headers.get('access-control-allow-headers')).toBe('apptoken')
  const other = await ask('https://lain.example')
  expect(other.headers.get('access-control-allow-origin')).toBeNull()
})
