import { afterAll, beforeAll, expect, test } from 'vitest'
import { signOut } from '#schemas/services/account.ts'
import { logInIdentity } from '#schemas/services/assistant.ts'
import { hostBase, isReading } from '#schemas/endpoint.ts'
import { endpoints } from '#schemas/services/index.ts'
import { listPayouts } from '#schemas/services/payout.ts'
import { hasPostgres } from '#src/services/local/database/postgres/new-database-for-test.ts'
import { ask } from '#tools/ask.ts'
import { cages, canary } from './canary-pages.ts'
import { canaryDomain, canaryRows } from './canary-texts.ts'
import { openCanaryWorld } from './canary-world.ts'
import type { RunningWorld } from './worlds.ts'

const site = 'foundation'
let opened: Awaited<ReturnType<typeof openCanaryWorld>>
let world: RunningWorld
beforeAll(async () => {
  opened = await openCanaryWorld(site)
  world = opened.world
})
afterAll(() => opened.close())

let asked = 0
/** Each request comes from a network address of its own: rate limits count by it. */
const get = (path: string, token?: string) =>
  ask(world.port, {
    host: `${site}.localhost`,
    path,
    headers: {
      'x-forwarded-for': `10.9.${++asked >> 8}.${asked & 255}`,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(path.startsWith(hostBase.rest) ? { apikey: opened.apikey } : {}),
    },
  })
const textOf = async (path: string, token?: string) => (await get(path, token)).body

const inLanguages = (paths: readonly string[]) => paths.flatMap((path) => [path, `/en${path}`])

/** Every address of the site that a visitor can ask for, as far as they can be listed. */
function publicPaths(): string[] {
  const open = ['/', '/Class', '/News', '/About', '/Tiada', '/Login', '/_search']
  const ofStaff = ['Akun', 'Pembayaran', 'Perjanjian', 'Sekolah', 'Kiriman'].map(
    (name) => `/Kelola/${name}`,
  )
  const pages = inLanguages([...open, '/Akun', ...ofStaff, ...cages])
  const odd = ['/sangkar', '/Sangkar/', '/%53angkar', '/Sangkar?a=KENARI', '/Sangkar/%2e']
  const reading = endpoints.filter(
    (endpoint) => isReading(endpoint) && endpoint.host !== 'assistant',
  )
  const calls = reading.flatMap(({ host, path }) => {
    const address = hostBase[host] + path.replaceAll(/\{\w+\}/g, 'x')
    return [address, `${address}?search=${canary}&kindSlug=news&slug=pendamping-belajar-komunitas`]
  })
  const others = [
    'openapi',
    'openapi.json',
    'problems',
    'media',
    'media/',
    'robots.txt',
    'sitemap.xml',
    'feed/id/news.rss',
    'feed/en/news.atom',
    `_search?search=${canary}`,
    `_search?search=${canaryDomain}`,
  ]
  return [
    ...[...pages, ...odd].flatMap((path) => [path, `/_page${path}`, `/%5Fpage${path}`]),
    ...calls,
    ...others.map((path) => `/${path}`),
  ]
}

/** What a visitor is told by the assistant about guarded pages. */
async function assistantSays(): Promise<string> {
  const { data } = await world.call(logInIdentity, { site })
  const { token } = data as { token: string }
  const answer = await world.fetch(`${world.origin(site)}/api/assistant/v2/chat`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ workspace_id: site, query: `Apa isi halaman ${canary} di Sangkar?` }),
  })
  return answer.text()
}

/** Addresses of people: of the account that opens the pages, and of the planted rows. */
const isPrivate = new RegExp(`mentor@foundation\\.example|@${canaryDomain.replace('.', '\\.')}`)

async function leaks(): Promise<string[]> {
  const found: string[] = []
  for (const path of publicPaths()) {
    const text = await textOf(path)
    const said = text.replaceAll(new RegExp(`[=%\\w-]*a=${canary}`, 'g'), '')
    if (said.includes(`${canary} di`) || isPrivate.test(said)) found.push(path)
  }
  return found
}

test('no public answer holds a text of a guarded page, before and after it was opened by someone', async () => {
  expect(await leaks()).toEqual([])
  const token = await world.token(site, 'mentor')
  for (const path of inLanguages(cages)) await get(`/_page${path}`, token)
  expect(await leaks()).toEqual([])
})

test('the assistant knows no text of a guarded page', async () => {
  expect((await assistantSays()).replaceAll(/Apa isi halaman KENARI di/g, '')).not.toContain(
    `${canary} di`,
  )
})

test('who is let in reads every text: props, data, title, description and structured data', async () => {
  const token = await world.token(site, 'mentor')
  const text = await textOf('/_page/Sangkar-Peran', token)
  for (const place of ['props', 'tanya', 'jawab', 'deskripsi', 'kata kunci'])
    expect(text).toContain(`${canary} di ${place}`)
  expect(text).toContain('mentor@foundation.example')
  expect(await textOf('/_page/Sangkar', token)).toContain(`"title":"${canary} di judul rute`)
  expect(text).not.toMatch(/hreflang|canonical|og:url/)
  expect(text).toContain('content=\\"noindex, follow\\"')
  expect(text).toContain('application/ld+json')
  expect(await textOf('/_page/Sangkar-Prosa', token)).toContain(`${canary} di prosa`)
  expect(await textOf('/_page/Sangkar/pendamping-belajar-komunitas', token)).toContain(
    `${canary} di barang`,
  )
  expect((await get('/_page/Sangkar/tiada', token)).status).toBe(404)
})

test.skipIf(!hasPostgres)(
  'the planted rows are read by the staff of the site, each where it belongs',
  async () => {
    const admin = await world.token(site, 'admin')
    for (const [path, wanted] of [
      ['/_page/Kelola/Akun', canaryRows.account],
      ['/_page/Kelola/Perjanjian', canaryRows.appointment],
      ['/_page/Kelola/Kiriman', canaryRows.submission],
      ['/_page/Kelola/Sekolah', canaryRows.school],
      ['/_page/Kelola/Pembayaran', canaryRows.account],
      ['/_page/Kelola/Buletin', `buletin@${canaryDomain}`],
    ] as const)
      expect(await textOf(path, admin), path).toContain(wanted)
    const list = await world.call(listPayouts, { site, as: 'admin' })
    expect(JSON.stringify(list.data)).toContain(canaryRows.payout)
    expect(await leaks()).toEqual([])
  },
  60_000,
)

test('what the server itself answers is read in guarded pages: its sites, and the settings of one', async () => {
  const sites = await textOf('/_page/Kelola/Situs', await world.token(site, 'superadmin'))
  expect(sites).toContain('/Kelola/Situs/lms')
  const settings = await textOf('/_page/Kelola/Pengaturan', await world.token(site, 'admin'))
  expect(settings).toContain('name=\\"value.clr_primary\\"')
})

test('a kind that is not let in, and a session of another site, read nothing', async () => {
  const student = await world.token(site, 'student')
  expect((await get('/_page/Sangkar', student)).status).toBe(200)
  const elsewhere = await world.token('lms', 'mentor')
  for (const [path, token, status] of [
    ['/_page/Sangkar-Peran', student, 403],
    ['/_page/Sangkar-Prosa', student, 403],
    ['/_page/Sangkar', elsewhere, 401],
    ['/_page/Sangkar-Peran', elsewhere, 401],
    ['/_page/Sangkar', 'x'.repeat(43), 401],
  ] as const) {
    const answer = await get(path, token)
    expect([path, answer.status]).toEqual([path, status])
    expect(answer.body).not.toContain(canary)
  }
})

test('a revoked session reads nothing from then on', async () => {
  const token = await world.token(site, 'teacher')
  expect((await get('/_page/Sangkar-Prosa', token)).status).toBe(200)
  await world.call(signOut, { site, as: 'teacher' })
  const answer = await get('/_page/Sangkar-Prosa', token)
  expect([answer.status, answer.body.includes(canary)]).toEqual([401, false])
})
