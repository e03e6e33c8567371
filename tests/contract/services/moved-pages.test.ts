import { afterAll, beforeAll, expect, test } from 'vitest'
import type { WrittenArea } from '#schemas/manage/managed-area.ts'
import { managedClasses, managedPrograms } from '#schemas/services/manage-classes.ts'
import { managedCareers, managedPodcasts } from '#schemas/services/manage-content.ts'
import { managedPosts } from '#schemas/services/manage-posts.ts'
import { readCareer } from '#schemas/services/career.ts'
import { readClassOverview } from '#schemas/services/class.ts'
import { readPodcast } from '#schemas/services/podcast.ts'
import { readPost } from '#schemas/services/post.ts'
import { readProgram } from '#schemas/services/program.ts'
import { getPath, newsKind, type ReadArea } from './moved-paths.ts'
import { openLocal, type RunningWorld } from './worlds.ts'

let world: RunningWorld
beforeAll(async () => void (world = await openLocal()))
afterAll(() => world.close())

const as = 'admin' as const

interface Row {
  id: string
  slug: string
}

const firstOf = async ({ calls }: WrittenArea, input: Record<string, unknown> = {}) => {
  const { data } = await world.call(calls.list, { as, input: { state: 'published', ...input } })
  const [row] = (data as { items: Row[] }).items
  if (row === undefined) throw new Error('The site has rows of every area.')
  return row
}

const rename = ({ calls }: WrittenArea, id: string, slug: string) =>
  world.call(calls.update, { as, input: { id, slug } })

const readAreas: ReadArea[] = [
  [managedClasses, readClassOverview, 'slug'],
  [managedPrograms, readProgram, 'slug'],
  [managedCareers, readCareer, 'slug'],
  [managedPodcasts, readPodcast, 'id'],
  [managedPosts, readPost, 'slug'],
]
// The whole area in a title would be megabytes of schemas.
const titled = readAreas.map((read) => ({ noun: read[0].noun, read }))

test.each(titled)('$noun is read by the slug that it had before', async ({ read }) => {
  const [area, endpoint, name] = read
  const { id, slug } = await firstOf(area)
  await rename(area, id, `${slug}-baru`)
  const { data } = await world.call(endpoint, { input: { [name]: slug } })
  expect(data).toMatchObject({ id, slug: `${slug}-baru` })
  await rename(area, id, slug)
  const back = await world.call(endpoint, { input: { [name]: slug } })
  expect(back.data).toMatchObject({ id, slug })
})

test('a former slug that another row takes is that row’s', async () => {
  const { id, slug } = await firstOf(managedClasses)
  await rename(managedClasses, id, 'berpindah')
  const { data } = await world.call(managedClasses.calls.detail, { as, input: { id } })
  const { id: _id, mentorIds: _mentors, ...rest } = data as Row & { mentorIds: string[] }
  const input = { ...rest, slug, code: 'PENERUS-1' }
  const taken = await world.call(managedClasses.calls.create, { as, input })
  expect(taken.status).toBe(201)
  const read = await world.call(readClassOverview, { input: { slug } })
  expect(read.data).toMatchObject({ id: (taken.data as Row).id, slug })
  const moved = await getPath(world.port, `/Class/Competence/${slug}`)
  expect(moved.status).toBe(200)
})

test.each([
  ['class', managedClasses, (slug: string) => `/Class/Competence/${slug}`],
  ['program', managedPrograms, (slug: string, id: string) => `/Program/${id}/${slug}`],
  ['post', managedPosts, (slug: string) => `/News/${slug}`],
] as const)(
  'the page of a %s answers 308 to its own address, and its payload leads there',
  async (_, area, pathOf) => {
    const narrowed = area === managedPosts ? { search: '', of: await newsKind(world) } : {}
    const { id, slug } = await firstOf(area, narrowed)
    const before = pathOf(slug, id)
    expect((await getPath(world.port, before)).status).toBe(200)
    await rename(area, id, `${slug}-pindah`)
    const after = pathOf(`${slug}-pindah`, id)
    await expect.poll(async () => (await getPath(world.port, before)).status).toBe(308)
    for (const [from, to] of [
      [before, after],
      [`/en${before}`, `/en${after}`],
      [`${before}?utm=x`, `${after}?utm=x`],
    ] as const) {
      const answer = await getPath(world.port, from)
      expect([answer.status, answer.location]).toEqual([308, to])
    }
    const payload = await getPath(world.port, `/_page${before}`)
    expect(JSON.parse(payload.text)).toEqual({ movedTo: after })
    expect((await getPath(world.port, after)).status).toBe(200)
    expect((await getPath(world.port, `/_page${after}`)).status).toBe(200)
  },
)

test('an item that is named by its id alone or its code leads to its own address', async () => {
  const post = await firstOf(managedPosts, { of: await newsKind(world) })
  for (const path of [`/News/${post.id}`, `/news/${post.id}/judul-lain`]) {
    const named = await getPath(world.port, path)
    expect([named.status, named.location]).toEqual([308, `/News/${post.id}/${post.slug}`])
  }
  expect((await getPath(world.port, `/News/${post.id}/${post.slug}`)).status).toBe(200)
  const { id, slug } = await firstOf(managedClasses)
  const { data } = await world.call(managedClasses.calls.detail, { as, input: { id } })
  const { code } = data as { code: string }
  for (const name of [code, code.toLowerCase()]) {
    const coded = await getPath(world.port, `/en/Class/Competence/${name}`)
    expect([coded.status, coded.location]).toEqual([308, `/en/Class/Competence/${slug}`])
  }
})

test('a slug in another case leads to the item’s own spelling, and one of nothing is 404', async () => {
  const { slug } = await firstOf(managedPosts, { of: await newsKind(world) })
  const answer = await getPath(world.port, `/news/${slug.toUpperCase()}`)
  expect([answer.status, answer.location]).toEqual([308, `/News/${slug}`])
  expect((await getPath(world.port, '/News/TIDAK-ADA')).status).toBe(404)
})

test.each([
  ['class', managedClasses, (slug: string) => `/Class/Competence/${slug}`],
  ['post', managedPosts, (slug: string) => `/News/${slug}`],
] as const)(
  'the page of a %s that was deleted is gone by every name it had, until it is restored',
  async (_, area, pathOf) => {
    const narrowed = area === managedPosts ? { search: '', of: await newsKind(world) } : {}
    const { id, slug } = await firstOf(area, narrowed)
    await rename(area, id, `${slug}-terakhir`)
    const last = pathOf(`${slug}-terakhir`)
    const former = pathOf(slug)
    const statusOf = async (path: string) => (await getPath(world.port, path)).status
    await expect.poll(() => statusOf(last)).toBe(200)
    await world.call(area.calls.delete, { as, input: { id } })
    for (const path of [last, former, `/en${last}`])
      await expect.poll(() => statusOf(path)).toBe(410)
    expect((await getPath(world.port, last)).text).toContain('Halaman ini sudah tidak ada')
    expect(await statusOf(pathOf('tidak-pernah-ada'))).toBe(404)
    await world.call(area.calls.restore, { as, input: { id } })
    await expect.poll(() => statusOf(last)).toBe(200)
    expect(await statusOf(former)).toBe(308)
  },
)

test('a draft that is deleted was never public, and is not found', async () => {
  const { data } = await world.call(managedClasses.calls.detail, {
    as,
    input: { id: (await firstOf(managedClasses)).id },
  })
  const { id: _id, mentorIds: _mentors, ...rest } = data as Row & { mentorIds: string[] }
  const draft = { ...rest, slug: 'draf-dibuang', code: 'DRAF-1', isPublished: false }
  const made = await world.call(managedClasses.calls.create, { as, input: draft })
  await world.call(managedClasses.calls.delete, { as, input: { id: (made.data as Row).id } })
  expect((await getPath(world.port, '/Class/Competence/draf-dibuang')).status).toBe(404)
})
