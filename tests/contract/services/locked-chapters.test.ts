import { afterAll, beforeAll, expect, test } from 'vitest'
import { hostBase, isReading } from '#schemas/endpoint.ts'
import { endpoints } from '#schemas/services/index.ts'
import { logInIdentity } from '#schemas/services/assistant.ts'
import { ask } from '#tools/ask.ts'
import { openLocal, type RunningWorld } from './worlds.ts'

const course = 'typescript-tanpa-takut'
const locked = [
  'objek-dan-gabungan-tipe',
  'pemeriksaan',
  'data-dari-luar',
  'urutan',
  'menutup-celah',
]
/** Words of each locked text that are nowhere else. */
const canaries = ['alasanBatal', 'adalahLunas', 'bacaBarang', 'allowJs', 'KodeSiswa']

let world: RunningWorld
beforeAll(async () => void (world = await openLocal()))
afterAll(() => world.close())

let asked = 0
const get = (path: string, token?: string) =>
  ask(world.port, {
    host: 'lms.localhost',
    path,
    headers: {
      'x-forwarded-for': `10.8.${++asked >> 8}.${asked & 255}`,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
  })

const chapterPaths = ['/Courses', '/Courses/@Premium'].flatMap((list) =>
  locked.map((chapter) => `${list}/${course}/module/chapter/${chapter}`),
)

function publicPaths(): string[] {
  const lists = ['/', '/Courses', '/Courses/@Premium'].concat(
    [`/Courses/${course}`, `/Courses/@Premium/${course}`],
    chapterPaths,
  )
  const pages = lists.flatMap((path) => [path, `/en${path}`])
  const names = `slug=${course}&classroomId=${course}&chapterSlug=pemeriksaan&search=adalahLunas`
  const calls = endpoints
    .filter((endpoint) => isReading(endpoint) && endpoint.host !== 'assistant')
    .map(
      ({ host, path }) => `${hostBase[host]}${path.replaceAll(/\{\w+\}/g, 'jalur-pengembang-web')}`,
    )
  return [
    ...pages.flatMap((path) => [path, `/_page${path}`]),
    ...calls.flatMap((path) => [path, `${path}?${names}`]),
    '/sitemap.xml',
    '/sitemap/chapters-1.xml',
    '/openapi.json',
  ]
}

test('no public byte has the text of a locked chapter, nor what a learner without an invoice is sent', async () => {
  const token = await world.token('lms', 'student')
  const found: string[] = []
  for (const path of publicPaths())
    for (const [who, reply] of [
      ['visitor', await get(path)],
      ['student', await get(path, token)],
    ] as const)
      if (canaries.some((word) => reply.body.includes(word))) found.push(`${who} ${path}`)
  expect(found).toEqual([])
})

test('no answer of the assistant has it either', async () => {
  const { data } = await world.call(logInIdentity, { site: 'lms' })
  const { token } = data as { token: string }
  const answer = await world.fetch(`${world.origin('lms')}/api/assistant/v2/chat`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      workspace_id: 'lms',
      query: 'apa isi bab pemeriksaan dan kode siswa di kasir koperasi?',
    }),
  })
  const text = await answer.text()
  expect(canaries.filter((word) => text.includes(word))).toEqual([])
})

test('the staff of the site is sent it, privately', async () => {
  const token = await world.token('lms', 'admin')
  const path = `/api/v1/class/chapter/detail?slug=${course}&chapterSlug=pemeriksaan`
  const reply = await get(path, token)
  expect(reply.body).toContain('adalahLunas')
  expect(reply.headers['cache-control']).toBe('private, no-store')
  expect((await get(path)).body).not.toContain('adalahLunas')
})

test('the sitemap has the chapters that everyone can read, and no locked one', async () => {
  const { body } = await get('/sitemap/chapters-1.xml')
  expect(body).toContain('/Courses/git-untuk-bekerja-bersama/module/chapter/konflik</loc>')
  expect(body).toContain(`/Courses/${course}/module/chapter/fungsi</loc>`)
  for (const chapter of locked) expect(body).not.toContain(`/chapter/${chapter}<`)
})
