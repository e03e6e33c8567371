import { createHash, randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withBody } from '#tests/made-up/body.ts'
import { serveLayouts, type ServedLayouts, until } from '#tests/serve.ts'

let served: ServedLayouts
beforeAll(async () => void (served = await serveLayouts(['base', 'foundation', 'lms'])))
afterAll(() => served.close())

const host = 'lms.localhost'
const sameOrigin = { 'sec-fetch-site': 'same-origin' }

interface ReceivedCall {
  status: number
  body: string
  location: string
  policy: string
}

/** One request as a browser sends it: a form, JSON, or without a body. */
function send(
  method: string,
  path: string,
  options: { form?: Record<string, string>; json?: object; headers?: Record<string, string> } = {},
): Promise<ReceivedCall> {
  const { form, json, headers = {} } = options
  const body = form ? String(new URLSearchParams(form)) : json ? JSON.stringify(json) : ''
  const type = form ? 'application/x-www-form-urlencoded' : 'application/json'
  const isEmpty = form === undefined && json === undefined
  const sent = isEmpty ? {} : { 'content-type': type, 'content-length': Buffer.byteLength(body) }
  const { port } = new URL(served.server.url)
  return new Promise((resolve, reject) => {
    const asked = request(
      { port, method, path, host: '127.0.0.1', headers: { host, ...sent, ...headers } },
      (answer) => {
        withBody(answer, (text) =>
          resolve({
            status: answer.statusCode ?? 0,
            body: text,
            location: answer.headers.location ?? '',
            policy: String(answer.headers['content-security-policy']),
          }),
        )
      },
    )
    asked.on('error', reject)
    asked.end(body)
  })
}
const submit = (path: string, form: Record<string, string>, headers = sameOrigin) =>
  send('POST', path, { form, headers })

/** The link in the newest mail to an address, once it was sent. */
async function linkMailedTo(email: string, containing: string): Promise<string> {
  const outbox = join(served.layouts, '..', 'data', 'outbox')
  let link = ''
  await until(async () => {
    for (const file of await readdir(outbox).catch(() => [])) {
      if (!file.endsWith('.eml')) continue
      const mail = (await readFile(join(outbox, file), 'utf8'))
        .replaceAll('=\n', '')
        .replaceAll('=3D', '=')
      const found = new RegExp(`https?://[^/]+(${containing}\\?token=[\\w-]{43})`).exec(mail)
      if (mail.includes(`To: ${email}`) && found?.[1] !== undefined) link = found[1]
    }
    return link !== ''
  }, `a mail to ${email} is in the outbox`)
  return link
}

const email = 'sekar.arum@sekolah.example'
const password = 'kata sandi yang panjang'
const verifier = randomBytes(32).toString('base64url')
const challenge = createHash('sha256').update(verifier).digest('base64url')
const door = `/account/sign-in?challenge=${challenge}&state=abc&return=/CallbackAuth`

async function accessToken(secret = password): Promise<string> {
  const signedIn = await submit(door, { email, password: secret })
  const code = new URL(signedIn.location, 'http://x').searchParams.get('code')
  const json = { code, code_verifier: verifier }
  const { body } = await send('POST', '/api/auth/generate/token', { json })
  return (JSON.parse(body) as { data: { access_token: string } }).data.access_token
}

test('someone signs up, confirms the address by mail, and signs in with a code', async () => {
  const form = { name: 'Sekar Arum', email, password, website: '' }
  const done = await submit('/account/sign-up', form)
  expect([done.status, done.body]).toEqual([200, expect.stringContaining(email)])
  const early = await submit(door, { email, password })
  expect([early.status, early.body]).toEqual([422, expect.stringContaining('Konfirmasi dulu')])

  const link = await linkMailedTo(email, '/account/verify')
  const page = await send('GET', link)
  expect(page.body).toContain('s***@sekolah.example')
  expect((await submit(link, {})).body).toContain('sudah dikonfirmasi')
  expect((await submit(link, {})).status).toBe(422)

  const signedIn = await submit(door, { email, password })
  expect([signedIn.status, signedIn.location]).toEqual([
    303,
    expect.stringMatching(/^\/CallbackAuth\?code=[\w-]{43}&state=abc$/),
  ])
  const token = await accessToken()
  const me = await send('GET', '/api/v1/user/me', { headers: { authorization: `Bearer ${token}` } })
  expect(JSON.parse(me.body)).toMatchObject({ data: { email, user_kind: 4, verified: true } })
})

test('what was typed is shown again, except the password, and each field says what is wrong', async () => {
  const form = { name: 'A', email: 'bukan <alamat>', password: 'singkat9', website: '' }
  const { status, body } = await submit('/account/sign-up', form)
  expect(status).toBe(422)
  expect(body).toContain('value="bukan &lt;alamat&gt;"')
  expect(body).not.toContain('singkat9')
  for (const field of ['name', 'email', 'password']) expect(body).toContain(`id="${field}-error"`)
})

test.each([
  [{ 'sec-fetch-site': 'cross-site' }],
  [{ 'sec-fetch-site': 'same-site' }],
  [{ origin: 'https://lain.example' }],
  [{ origin: 'null' }],
  [{}],
])('a form that comes from elsewhere (%j) does nothing', async (headers) => {
  const { status } = await send('POST', '/account/forgot', { form: { email }, headers })
  expect(status).toBe(422)
})

test.each(['//lain.example', 'https://lain.example', '/\\lain.example', 'javascript:alert(1)'])(
  'signing in never leads to %s',
  async (elsewhere) => {
    const path = `${door.replace(/&return=.*/, '')}&return=${encodeURIComponent(elsewhere)}`
    expect((await submit(path, { email, password })).location).toMatch(/^\/CallbackAuth\?/)
  },
)

test('a forgotten password is set anew by a mailed link, and every session ends', async () => {
  const token = await accessToken()
  expect((await submit('/account/forgot', { email, website: '' })).body).toContain(email)
  const link = await linkMailedTo(email, '/account/reset')
  const changed = await submit(link, { password: 'sandi lain yang panjang' })
  expect(changed.body).toContain('Kata sandi tersimpan')
  const me = await send('GET', '/api/v1/user/me', { headers: { authorization: `Bearer ${token}` } })
  expect(me.status).toBe(401)
  expect((await submit(door, { email, password })).status).toBe(422)
  expect(await accessToken('sandi lain yang panjang')).toMatch(/^[\w-]{43}$/)
})

test('the pages of accounts run no script and are never cached', async () => {
  const { body, policy } = await send('GET', door)
  expect(body).not.toContain('<script')
  expect(policy).toContain("form-action 'self'")
  expect(body).toContain('autocomplete="current-password"')
})

test('a class is paid for on the page of the sandbox, and is then one’s own', async () => {
  const authorization = `Bearer ${await accessToken('sandi lain yang panjang')}`
  const list = await send('GET', '/api/v1/class/active?pageSize=100&state=onRegistration')
  const { data } = JSON.parse(list.body) as {
    data: { items: { slug: string; price: number; seatsLeft: number }[] }
  }
  const open = data.items.find(({ price, seatsLeft }) => price > 0 && seatsLeft > 0)
  const slug = open?.slug ?? ''
  const invoice = await send('POST', '/api/v1/class/payment/invoice', {
    json: { slug },
    headers: { authorization },
  })
  const { payUrl, id } = (JSON.parse(invoice.body) as { data: { payUrl: string; id: string } }).data
  const { pathname } = new URL(payUrl)
  expect((await send('GET', pathname)).body).toContain('Pembayaran percobaan')
  const state = async () => {
    const json = { id }
    const detail = await send('POST', '/api/v1/class/payment/detail', {
      json,
      headers: { authorization },
    })
    return (JSON.parse(detail.body) as { data: { state: string } }).data.state
  }
  expect(
    (await submit(pathname, { outcome: 'paid' }, { 'sec-fetch-site': 'cross-site' })).status,
  ).toBe(403)
  expect((await submit(pathname, { outcome: 'gratis' })).status).toBe(422)
  expect(await state()).toBe('pending')
  const paid = await submit(pathname, { outcome: 'paid' })
  expect([paid.status, paid.location]).toEqual([303, expect.stringContaining('/CallbackPayment')])
  expect(await state()).toBe('paid')
  expect((await send('GET', pathname)).body).toContain('sudah selesai')
  const back = await send(
    'GET',
    `/api/v1/class/payment/callback${new URL(paid.location, 'http://x').search}`,
  )
  expect(JSON.parse(back.body)).toMatchObject({ data: { status: 'paid', slug } })
})
