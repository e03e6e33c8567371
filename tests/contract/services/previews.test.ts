import { afterAll, beforeAll, expect, test } from 'vitest'
import { managedClasses, managedModules } from '#schemas/services/manage-classes.ts'
import { createPost } from '#schemas/services/post.ts'
import { ask } from '#tools/ask.ts'
import { openLocal, type RunningWorld } from './worlds.ts'

const site = 'foundation'
const canary = 'KENARI DRAF'
const post = {
  kindSlug: 'news',
  title: `${canary} judul`,
  slug: 'kenari-draf',
  summary: `${canary} ringkasan`,
  content: `<p>${canary} isi</p>`,
  isPublished: false,
}
const address = '/_preview/News/kenari-draf'

let world: RunningWorld
beforeAll(async () => {
  world = await openLocal({})
  expect((await world.call(createPost, { site, as: 'writer', input: post })).status).toBe(201)
})
afterAll(() => world.close())

let asked = 0
const get = (path: string, token?: string) =>
  ask(world.port, {
    host: `${site}.localhost`,
    path,
    headers: {
      'x-forwarded-for': `10.8.${++asked >> 8}.${asked & 255}`,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
  })

/** Every public address that shows posts, and those of the draft. */
const publicPaths = [
  '/',
  '/News',
  '/News/kenari-draf',
  '/_page/News/kenari-draf',
  '/_page/News',
  '/sitemap.xml',
  '/Search?q=kenari',
  address,
  `/_preview/en/News/kenari-draf`,
  `/_page${address}`,
  `/%5Fpage${address}`,
  '/%5Fpreview/News/kenari-draf',
  '/api/v3/post/list?kindSlug=news&search=kenari',
  '/api/v3/post/detail?kindSlug=news&slug=kenari-draf',
]

const leaks = async () => {
  const found: string[] = []
  for (const path of publicPaths) if ((await get(path)).body.includes(canary)) found.push(path)
  return found
}

test('who writes posts sees a draft on its page, and no public answer holds it before or after', async () => {
  expect(await leaks()).toEqual([])
  for (const kind of ['writer', 'admin'] as const) {
    const answer = await get(`/_page${address}`, await world.token(site, kind))
    expect(answer.status).toBe(200)
    expect(answer.headers['cache-control']).toBe('private, no-store')
    for (const place of ['judul', 'isi']) expect(answer.body).toContain(`${canary} ${place}`)
    expect(answer.body).toContain('content=\\"noindex, follow\\"')
    expect(answer.body).not.toMatch(/canonical|hreflang|og:url/)
  }
  expect(await leaks()).toEqual([])
})

test('a preview says whether visitors see the page as well', async () => {
  const token = await world.token(site, 'writer')
  const preview = async (path: string) => (await get(`/_page/_preview${path}`, token)).body
  expect(await preview('/News/kenari-draf')).toContain('Pratinjau: belum terbit')
  expect(await preview('/Blog')).toContain('Pratinjau: sudah terbit')
})

test('the document of a preview is a gate, which is stored nowhere and for no search engine', async () => {
  const { status, headers, body } = await get(address)
  expect([status, headers['cache-control']]).toEqual([200, 'private, no-store'])
  expect(body).toContain('noindex')
  expect(body).toContain('data-gate')
})

test.each([
  ['nobody', undefined, 401],
  ['a student', 'student', 403],
  ['a mentor', 'mentor', 403],
  ['a lead', 'lead_program', 403],
] as const)('%s is refused', async (_, kind, status) => {
  const token = kind && (await world.token(site, kind))
  const answer = await get(`/_page${address}`, token)
  expect([answer.status, answer.body.includes(canary)]).toEqual([status, false])
})

test('a writer of another site is refused', async () => {
  const answer = await get(`/_page${address}`, await world.token('lms', 'writer'))
  expect([answer.status, answer.body.includes(canary)]).toEqual([401, false])
})

test('a class that is not published is for administrators, who alone may edit it, with its syllabus', async () => {
  const { data } = await world.call(managedClasses.calls.list, {
    site: 'lms',
    as: 'admin',
    input: { pageSize: 1 },
  })
  const [first] = (data as { items: { id: string }[] }).items
  const { data: row } = await world.call(managedClasses.calls.detail, {
    site: 'lms',
    as: 'admin',
    input: { id: first?.id },
  })
  const { id: _, ...values } = row as Record<string, unknown>
  const draft = { ...values, slug: 'kelas-kenari', code: 'KENARI-1', name: canary }
  const created = await world.call(managedClasses.calls.create, {
    site: 'lms',
    as: 'admin',
    input: { ...draft, isPublished: false },
  })
  expect(created.status).toBe(201)
  const { id: classId } = created.data as { id: string }
  const module = { classId, title: `${canary} modul`, hours: 2 }
  const added = await world.call(managedModules.calls.create, {
    site: 'lms',
    as: 'admin',
    input: module,
  })
  expect(added.status).toBe(201)
  const path = '/_page/_preview/Courses/kelas-kenari'
  const asked = async (kind: 'admin' | 'writer') =>
    ask(world.port, {
      host: 'lms.localhost',
      path,
      headers: { authorization: `Bearer ${await world.token('lms', kind)}` },
    })
  const admin = await asked('admin')
  expect([admin.status, admin.body.includes(module.title)]).toEqual([200, true])
  const writer = await asked('writer')
  expect([writer.status, writer.body.includes(canary)]).toEqual([404, false])
})
