import { expect, test } from 'vitest'
import type { ClassOverview } from '#schemas/services/class.ts'
import type { PostDetail } from '#schemas/services/post.ts'
import { appOf } from '#tests/made-up/app.ts'
import { layoutOf } from '#tests/made-up/compile-layouts.ts'
import { manifestOf } from '#tests/made-up/layouts.ts'

const read = (endpoint: string, input: object) => ({
  data: { item: { endpoint, input } },
  blocks: [],
})
const checks = [{ exists: 'item' }]
const layout = layoutOf({
  'layout.json': manifestOf('coba', {
    locales: ['id', 'en'],
    site: { hosts: ['coba.id'], settings: { title: 'Coba', isMaintenance: false } },
    routes: [
      { path: '/Class/:slug', page: 'class', checks },
      { path: '/News/:slug', page: 'news', checks },
      { path: '/Event/:slug', page: 'event', checks },
    ],
  }),
  'pages/class.json': read('v1/class/overview', { slug: { $route: 'slug' } }),
  'pages/news.json': read('v3/post/detail', { kindSlug: 'news', slug: { $route: 'slug' } }),
  'pages/event.json': read('v3/post/detail', { kindSlug: 'event', slug: { $route: 'slug' } }),
})

const item: ClassOverview = {
  id: 'c1',
  name: 'Analisis Data; dengan SQL, pelan-pelan',
  slug: 'sql',
  code: 'SQL-01',
  kind: 'class',
  description:
    'Membaca data penjualan, menjawab pertanyaan dari lapangan, dan menyajikan hasilnya.',
  logo: null,
  cover: null,
  level: 'beginner',
  mode: 'offline',
  city: 'Kupang',
  price: 0,
  isPremium: false,
  seats: 30,
  seatsLeft: 12,
  hours: 24,
  isWebinar: false,
  schedule: { days: ['tuesday', 'thursday'], from: '19:30', to: '21:30' },
  zone: 'Asia/Makassar',
  opensAt: '2026-11-01T01:00:00.000Z',
  closesAt: '2026-11-25T15:59:00.000Z',
  startsAt: '2026-12-01T11:30:00.000Z',
  endsAt: '2027-01-20T13:30:00.000Z',
  programName: null,
  mentorNames: [],
  comingSoon: false,
  onRegistration: true,
  started: false,
  ended: false,
  about: '',
  benefits: [],
  audience: [],
  program: null,
  mentors: [],
}

const event = {
  startsAt: '2026-12-05T01:00:00.000Z',
  endsAt: '2026-12-05T05:00:00.000Z',
  zone: 'Asia/Jakarta' as const,
  place: 'Aula Sekolah Contoh',
  address: 'Jalan Rekaan 12, Bandung',
  onlineUrl: 'https://siaran.example/terbuka',
  registerUrl: null,
  seats: null,
  comingSoon: true,
  started: false,
  ended: false,
}
const post: PostDetail = {
  id: 'e1',
  title: 'Hari terbuka',
  slug: 'hari-terbuka',
  kind: 'event',
  summary: 'Datang dan duduk di belakang.',
  cover: null,
  category: null,
  publishedAt: '2026-11-03T02:00:00.000Z',
  minutes: 2,
  views: 40,
  event,
  content: '',
}
const rows: Record<string, unknown> = {
  sql: item,
  e1: post,
  n1: { ...post, id: 'n1', event: null },
}

const asked: unknown[] = []
const { get } = appOf({
  layouts: [layout],
  answer: (endpoint, input, ctx) => {
    asked.push([endpoint.path, input, ctx.siteId, ctx.caller, ctx.locale])
    const { slug, id } = input as { slug?: string; id?: string }
    return rows[slug ?? id ?? ''] ?? null
  },
})
const calendar = async (path: string, headers: Record<string, string> = {}) => {
  const response = await get(`http://coba.id/calendar/${path}`, headers)
  return { response, text: (await response.text()).replaceAll(/\r\n[ \t]/g, '') }
}

test('a class is a calendar of its weekly meetings, with the zone that they are in', async () => {
  const { response, text } = await calendar('id/class/sql.ics')
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(response.headers.get('content-disposition')).toBe('inline; filename="sql.ics"')
  const lines = text.split('\r\n')
  expect(lines.slice(0, 5)).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tenun//Tenun//EN',
    'BEGIN:VTIMEZONE',
    'TZID:Asia/Makassar',
  ])
  expect(lines).toEqual(
    expect.arrayContaining([
      'UID:class-c1@coba',
      'DTSTART;TZID=Asia/Makassar:20261201T193000',
      'RRULE:FREQ=WEEKLY;UNTIL=20270120T133000Z;BYDAY=TU,TH',
      String.raw`SUMMARY:Analisis Data\; dengan SQL\, pelan-pelan`,
      'LOCATION:Kupang',
      'URL:https://coba.id/Class/sql',
    ]),
  )
  expect(text).toMatch(/\r\nDTSTAMP:\d{8}T\d{6}Z\r\n/)
  expect(text.endsWith('END:VEVENT\r\nEND:VCALENDAR\r\n')).toBe(true)
})

test('an event has its moments in UTC, its place, and the address of its own page in the language', async () => {
  const { text } = await calendar('en/event/e1.ics')
  const lines = text.split('\r\n')
  expect(lines).toEqual(
    expect.arrayContaining([
      'UID:event-e1@coba',
      'DTSTART:20261205T010000Z',
      'DTEND:20261205T050000Z',
      String.raw`LOCATION:Aula Sekolah Contoh\, Jalan Rekaan 12\, Bandung`,
      String.raw`DESCRIPTION:Datang dan duduk di belakang.\n\nhttps://siaran.example/terbuka`,
      'URL:https://coba.id/en/Event/hari-terbuka',
    ]),
  )
  expect(text).not.toContain('VTIMEZONE')
})

test('the services are asked as a visitor of this site asks', async () => {
  asked.length = 0
  await calendar('en/event/e1.ics')
  expect(asked).toEqual([['v3/post/detail', { id: 'e1' }, 'coba', null, 'en']])
})

test.each([
  'id/class/tiada.ics',
  'id/event/tiada.ics',
  'id/event/n1.ics',
  'fr/class/sql.ics',
  `id/class/${'a'.repeat(201)}.ics`,
])('%s is a 404 problem', async (path) => {
  const { response, text } = await calendar(path)
  expect(response.status).toBe(404)
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  expect(JSON.parse(text)).toMatchObject({ status: false, data: null, type: '/problems#not-found' })
})

test('a browser that has the calendar is told so, until the item changes', async () => {
  const { response } = await calendar('id/class/sql.ics')
  expect(response.headers.get('cache-control')).toBe('public, max-age=300')
  const etag = response.headers.get('etag') ?? ''
  const again = () => calendar('id/class/sql.ics', { 'if-none-match': etag })
  expect((await again()).response.status).toBe(304)
  rows['sql'] = { ...item, endsAt: '2027-02-20T13:30:00.000Z' }
  expect((await again()).response.status).toBe(200)
  rows['sql'] = item
})

test('its path has the name of the item alone, whatever that contains', async () => {
  const { response } = await calendar('id/class/a%2Fb%22%0d%0aX.ics')
  expect(response.status).toBe(404)
})
