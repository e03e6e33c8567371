import { expect, test } from 'vitest'
import { confirmSubscription, unsubscribe } from '#schemas/services/newsletter.ts'
import { ServiceError } from '#src/services/service-error.ts'
import { appOf } from '#tests/made-up/app.ts'
import { layoutOf } from '#tests/made-up/compile-layouts.ts'
import { manifestOf } from '#tests/made-up/layouts.ts'

const site = { hosts: ['coba.id'], settings: { title: 'Coba', isMaintenance: false } }
const layout = layoutOf({ 'layout.json': manifestOf('coba', { site, locales: ['id', 'en'] }) })
const token = 't'.repeat(43)
const used = 'u'.repeat(43)

const made: string[] = []
const { app, failures } = appOf({
  layouts: [layout],
  answer: (endpoint, input) => {
    const { token: given } = input as { token: string }
    if (given === used) throw new ServiceError(410, 'over')
    made.push(`${endpoint.path} ${given}`)
    if (endpoint === confirmSubscription) return { email: 'rahma@sekolah.example' }
    return endpoint === unsubscribe ? { hasLeft: true } : null
  },
})
const address = (page: string, given = token) => `http://coba.id/newsletter/${page}?token=${given}`

const own = { 'sec-fetch-site': 'same-origin' }
const form = 'application/x-www-form-urlencoded'
async function post(url: string, headers: Record<string, string> = own, body = '') {
  made.length = 0
  const answer = await app.request(url, {
    method: 'POST',
    body,
    headers: { host: 'coba.id', 'content-type': form, ...headers },
  })
  return { status: answer.status, text: await answer.text() }
}

test.each(['confirm', 'leave'])('opening the link to %s changes nothing', async (page) => {
  made.length = 0
  const answer = await app.request(address(page), { headers: { host: 'coba.id' } })
  const text = await answer.text()
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  expect(text).toContain('<form method="post"')
  expect(text).toContain('noindex')
  expect(text).toContain('<a href="/">Ke halaman utama</a>')
  expect(made).toEqual([])
})

test('its button confirms, and names the address', async () => {
  const { status, text } = await post(address('confirm'))
  expect(status).toBe(200)
  expect(text).toContain('Buletin kami kirim ke rahma@sekolah.example.')
  expect(made).toEqual([`v1/newsletter/confirm ${token}`])
})

test('a link that was used says what to do', async () => {
  const { status, text } = await post(`${address('confirm', used)}&lang=en`)
  expect(status).toBe(422)
  expect(text).toContain('Fill in the form of the newsletter once more.')
})

test('its button leaves', async () => {
  const { text } = await post(address('leave'))
  expect(text).toContain('Anda sudah berhenti berlangganan')
  expect(made).toEqual([`v1/newsletter/unsubscribe ${token}`])
})

test.each([
  [form, 'List-Unsubscribe=One-Click'],
  [
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
  ],
])('a mail program leaves by one post of %s, from nowhere', async (type, body) => {
  const { status } = await post(address('leave'), { 'content-type': type }, body)
  expect(status).toBe(200)
  expect(made).toEqual([`v1/newsletter/unsubscribe ${token}`])
})

test.each([
  ['confirms', 'confirm'],
  ['leaves', 'leave'],
])('no form of another site %s', async (_, page) => {
  const { status } = await post(address(page), { 'sec-fetch-site': 'cross-site' })
  expect(status).toBe(403)
  expect(made).toEqual([])
})

test('a link without its token, or a body of another kind, is refused', async () => {
  expect((await post('http://coba.id/newsletter/leave')).status).toBe(422)
  const other = await post(address('leave'), { ...own, 'content-type': 'text/plain' }, 'x')
  expect(other.status).toBe(422)
  expect(failures).toEqual([])
})
