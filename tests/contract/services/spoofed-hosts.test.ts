// Whatever a request says about hosts, links lead to a host of the site.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { forgotPassword, signUpCoder } from '#schemas/services/account.ts'
import { listClasses } from '#schemas/services/class.ts'
import { updateAppSettings, readAppSettings } from '#schemas/services/cms.ts'
import { openInvoice } from '#schemas/services/payment.ts'
import type { UserKind } from '#schemas/endpoint.ts'
import { ask } from '#tools/ask.ts'
import { mailTo, originsIn } from './outbox.ts'
import { openLocal, type RunningWorld } from './worlds.ts'

const evil = 'evil.example'
const own = 'foundation.tenun.example'
let folder: string
let world: RunningWorld
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tenun-spoofed-'))
  world = await openLocal({ DATA_DIR: folder, PAYMENT_PROVIDER: 'sandbox' })
})
afterAll(async () => {
  await world.close()
  await rm(folder, { recursive: true, force: true })
})

/** What proxies and frameworks have been known to trust. */
const spoofs: Record<string, string>[] = [
  { 'x-forwarded-host': evil },
  { 'x-forwarded-host': `${own}, ${evil}` },
  { 'x-forwarded-host': evil, 'x-forwarded-proto': 'http', 'x-forwarded-port': '81' },
  { forwarded: `host=${evil};proto=http` },
  { forwarded: `for=1.2.3.4;host="${evil}"` },
  { 'x-host': evil },
  { 'x-original-host': evil },
  { 'x-forwarded-server': evil },
  { 'x-http-host-override': evil },
  { 'x-original-url': `https://${evil}/`, 'x-rewrite-url': `https://${evil}/` },
  { origin: `https://${evil}`, referer: `https://${evil}/` },
  { 'x-forwarded-for': evil, 'x-real-ip': evil, 'cf-connecting-ip': evil, via: `1.1 ${evil}` },
]
const cases = spoofs.map((headers, at) => ({ at, headers, said: Object.keys(headers).join(', ') }))

// Each waits for the queue to send its mail.
test.concurrent.each(cases)(
  'a mail that confirms an address leads to the site: $said',
  async ({ at, headers }) => {
    const email = `daftar-${at}@sekolah.example`
    const input = { name: 'Sekar Arum', email, password: 'kata sandi yang panjang' }
    const { status } = await world.call(signUpCoder, { input, headers: { ...headers, host: own } })
    expect(status).toBe(201)
    const mail = await mailTo(folder, email)
    expect(mail).not.toContain(evil)
    expect(originsIn(mail)).toEqual([`https://${own}`])
  },
)

test.concurrent.each(cases)(
  'a mail for a new password leads to the site: $said',
  async ({ at, headers }) => {
    const email = `lupa-${at}@sekolah.example`
    const who = { email, name: 'Sekar Arum', kind: 'student' } as const
    await world.services.accounts.invite('foundation', 'https://invited.example', who)
    const asked = { input: { email }, headers: { ...headers, host: `${own}:443` } }
    expect((await world.call(forgotPassword, asked)).status).toBe(200)
    expect(await mailTo(folder, email, `https://${own}/account/reset`)).not.toContain(evil)
  },
)

const buyers: UserKind[] = ['student', 'teacher', 'mentor', 'industry', 'partner', 'writer']
test.each(buyers.map((as, at) => ({ as, headers: spoofs[at] ?? {} })))(
  'the address of a payment is at the site, for a $as',
  async ({ as, headers }) => {
    const { data } = await world.call(listClasses, {
      site: 'lms',
      input: { state: 'onRegistration' },
    })
    const { items } = listClasses.output.parse(data)
    const slug = items.find(({ price }) => price > 0)?.slug
    const opened = await world.call(openInvoice, {
      as,
      site: 'lms',
      input: { slug },
      headers: { ...headers, host: 'lms.tenun.example' },
    })
    const { payUrl } = openInvoice.output.parse(opened.data)
    expect(originsIn(payUrl ?? '')).toEqual(['https://lms.tenun.example'])
  },
)

test.each(cases)('a page and a redirect stay at the site: $said', async ({ headers }) => {
  const page = await ask(world.port, { host: own, path: '/', headers })
  expect(page.body).toContain(`rel="canonical" href="https://${own}/"`)
  expect(page.body).not.toContain(evil)
  const moved = await ask(world.port, { host: own, path: '/News/', headers })
  expect([moved.status, moved.headers['location']]).toEqual([308, '/News'])
})

test.each([
  evil,
  `${own}.${evil}`,
  `${evil}:80`,
  `${own}@${evil}`,
  `${evil}/${own}`,
  `x${own}`,
  `www.${own}`,
  `${own}..`,
  '10.0.0.1',
  '127.0.0.1.nip.example',
])('a host of no site is answered without data and mails nothing: %s', async (host) => {
  const email = `asing-${host.length}@sekolah.example`
  const input = { name: 'Sekar Arum', email, password: 'kata sandi yang panjang' }
  const { status, body } = await world.call(signUpCoder, { input, headers: { host } })
  expect([400, 404]).toContain(status)
  expect(JSON.stringify(body)).not.toContain('Yayasan')
})

test('an address of the private network that is another machine’s is in no link', async () => {
  const email = 'jaringan@sekolah.example'
  const input = { name: 'Sekar Arum', email, password: 'kata sandi yang panjang' }
  const headers = { host: '192.168.66.66' }
  expect((await world.call(signUpCoder, { input, headers })).status).toBe(201)
  expect(await mailTo(folder, email)).not.toContain('192.168.66.66')
})

test('a visitor of the local name gets links to the local name, with its port', async () => {
  const email = 'lokal@sekolah.example'
  const input = { name: 'Sekar Arum', email, password: 'kata sandi yang panjang' }
  const headers = { host: `foundation.localhost:${world.port}` }
  expect((await world.call(signUpCoder, { input, headers })).status).toBe(201)
  expect(originsIn(await mailTo(folder, email))).toEqual([
    `http://foundation.localhost:${world.port}`,
  ])
})

test('no admin makes mails lead elsewhere by the settings', async () => {
  const { data, headers } = await world.call(readAppSettings)
  const settings = readAppSettings.output.parse(data)
  const save = (url: string) =>
    world.call(updateAppSettings, {
      as: 'admin',
      input: { ...settings, meta: { ...settings.meta, url } },
      headers: { 'if-match': headers.get('etag') ?? '' },
    })
  for (const url of [
    `https://${evil}`,
    `https://${own}.${evil}`,
    `https://x.${own}`,
    'http://localhost',
  ])
    expect([url, (await save(url)).status]).toEqual([url, 422])
  expect((await save(`https://${own}`)).status).toBe(200)
})
