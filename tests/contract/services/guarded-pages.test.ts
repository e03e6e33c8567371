import { afterAll, beforeAll, expect, test } from 'vitest'
import { signOut } from '#schemas/services/account.ts'
import { logInIdentity } from '#schemas/services/assistant.ts'
import { hostBase, isReading } from '#schemas/endpoint.ts'
import { endpoints } from '#schemas/services/index.ts'
import { ask } from '#tools/ask.ts'
import { cages, canary, plantCanaries } from './canary-pages.ts'
import { openLocal, type RunningWorld } from './worlds.ts'

const site = 'foundation'
let world: RunningWorld
beforeAll(async () => {
  world = await openLocal({}, (layouts) => plantCanaries(layouts, site))
}, 120_000)
afterAll(() => world.close())

let asked = 0
/** Each request comes from a network address of its own: rate limits count by it. */
const get = (path: string, token?: string) =>
  ask(world.port, {
    host: `${site}.localhost`,
    path,
    headers: {
      'x-forwarded-for': `10.9.${++asked >> 8}.${asked & 255}`,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
  })
const textOf = async (path: string, token?: string) => (await get(path, token)).body

const inLanguages = (paths: readonly string[]) => paths.flatMap((path) => [path, `/en${path}`])

/** Every address of the site that a visitor can ask for, as far as they can be listed. */
function publicPaths(): string[] {
  const pages = inLanguages(['/', '/Class', '/News', '/About', '/Tiada', '/Login', ...cages])
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

async function leaks(): Promise<string[]> {
  const found: string[] = []
  for (const path of publicPaths()) {
    const text = await textOf(path)
    const said = text.replaceAll(new RegExp(`[=%\\w-]*a=${canary}`, 'g'), '')
    if (said.includes(`${canary} di`) || said.includes('mentor@foundation.example'))
      found.push(path)
  }
  return found
}

test('no public answer holds a text of a guarded page, before and after it was opened by someone', async () => {
  expect(await leaks()).toEqual([])
  const token = await world.token(site, 'mentor')
  for (const path of inLanguages(cages)) await get(`/_page${path}`, token)
  expect(await leaks()).toEqual([])
}, 120_000)

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
