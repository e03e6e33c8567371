import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registry } from '#blocks/registry.ts'
import { Starter } from '#schemas/starter.ts'
import { classes } from '#src/services/local/database/tables/class-tables.ts'
import { posts } from '#src/services/local/database/tables/post-tables.ts'
import { backends } from '#src/services/local/database/new-database-for-test.ts'
import { exampleStarter } from '#src/services/local/seed/example-starter-for-test.ts'
import { type Opened, openForTest } from '#src/services/local/open-for-test.ts'
import { appOf } from '#tests/made-up/app.ts'
import { compileWith } from '#tests/made-up/compile-layouts.ts'
import { manifestOf, short } from '#tests/made-up/layouts.ts'

// No clock of a machine: all of it happens on one day of the future.
const at = (time: string) => new Date(`2040-05-07T${time}+07:00`)
const hours = (from: Date, to: Date) => ({ opensAt: from, closesAt: to })

const grid = (id: string, props: object) => ({
  id,
  type: 'class-grid',
  v: 2,
  props: { heading: 'Kelas', detail: '/Class/:slug', ...props },
})
const countdown = (moment: string) => ({
  id: 'tenggat',
  type: 'countdown',
  v: 1,
  props: { heading: 'Ditutup', moment },
})
const { layout, problems } = compileWith(registry, 'alpha', {
  alpha: {
    'layout.json': manifestOf('alpha', {
      routes: [
        { path: '/', page: 'home' },
        { path: '/Terbuka', page: 'open' },
        { path: '/Tenggat', page: 'deadline' },
        { path: '/Detik', page: 'second' },
        { path: '/News/:slug', page: 'post', checks: [{ exists: 'post' }] },
      ],
    }),
    'pages/home.json': { blocks: [grid('semua', {})] },
    'pages/open.json': { blocks: [grid('terbuka', { state: 'onRegistration' })] },
    'pages/deadline.json': { blocks: [countdown('2040-05-07T18:00:00+07:00')] },
    'pages/second.json': { blocks: [countdown('2040-05-07T18:00:30+07:00')] },
    'pages/post.json': {
      data: {
        post: { endpoint: 'v3/post/detail', input: { kindSlug: 'news', slug: { $route: 'slug' } } },
      },
      title: { $bind: 'post.title', fallback: 'Berita' },
      blocks: [],
    },
  },
})

describe.each(backends)('$name', ({ isHere, newPlace }) => {
  describe.skipIf(!isHere)('a page that shows states', () => {
    let opened: Opened
    let made: ReturnType<typeof appOf>
    const clock = { now: at('09:59:00') }
    beforeAll(async () => {
      opened = await openForTest(await newPlace())
      const [one] = exampleStarter.classes.filter(({ slug }) => slug === 'dibuka')
      const news = exampleStarter.posts.filter(
        ({ slug, kind }) => slug === 'kedua' && kind === 'news',
      )
      await opened.seed('alpha', () =>
        Starter.parse({ ...exampleStarter, classes: [one], posts: news }),
      )
      const writer = { role: 'writer', siteId: 'alpha' } as const
      await opened.database.transaction(writer, async (tx) => {
        const dates = hours(at('10:00:00'), at('18:00:00'))
        const days = { startsAt: at('19:00:00'), endsAt: at('21:00:00') }
        await tx.update(classes).set({ ...dates, ...days })
        await tx
          .update(posts)
          .set({ publishedAt: at('12:00:00') })
          .where(eq(posts.slug, 'kedua'))
      })
      if (layout === undefined || problems.length > 0)
        throw new Error(problems.map(short).join('; '))
      made = appOf({
        layouts: [layout],
        registry,
        now: () => clock.now.getTime(),
        answer: (endpoint, input, ctx) => opened.serve(endpoint, ctx, input),
      })
    })
    afterAll(() => opened.close())

    const get = async (path: string, now: string) => {
      clock.now = at(now)
      const response = await made.get(`http://alpha.localhost${path}`)
      return { status: response.status, body: await response.text() }
    }
    const badge = async (now: string) =>
      /class="badge [^>]*>([^<]+)/.exec((await get('/', now)).body)?.[1]

    test('shows each of them from its moment on, without anything having changed', async () => {
      opened.news.length = 0
      expect(await badge('09:59:00')).toBe('Akan Datang')
      expect(await badge('09:59:59.999')).toBe('Akan Datang')
      expect(await badge('10:00:00')).toBe('Pendaftaran Dibuka')
      expect(await badge('18:00:00')).toBe('Segera Dimulai')
      expect(await badge('19:00:00')).toBe('Sedang Berlangsung')
      expect(await badge('21:00:00')).toBe('Telah Selesai')
      expect(opened.news).toEqual([])
    })

    test('is rendered once between two moments', async () => {
      await get('/', '10:00:01')
      const before = made.pages.drawn()
      await get('/', '10:00:30')
      expect(made.pages.drawn()).toBe(before)
    })

    test('counts the minutes that are left, and is stored for one', async () => {
      const left = async (now: string) =>
        [...(await get('/Tenggat', now)).body.matchAll(/countdown-number">(\d+)/g)].map(
          ([, n]) => n,
        )
      expect(await left('10:00:00')).toEqual(['0', '8', '0'])
      const before = made.pages.drawn()
      expect(await left('10:00:59.999')).toEqual(['0', '8', '0'])
      expect(made.pages.drawn()).toBe(before)
      expect(await left('10:01:00')).toEqual(['0', '7', '59'])
      expect(await left('17:59:30')).toEqual(['0', '0', '1'])
      expect(await left('18:00:00')).toEqual([])
    })

    test('ends with the minute in which the moment comes', async () => {
      const hasEnded = async (now: string) =>
        (await get('/Detik', now)).body.includes('countdown-ended')
      expect(await hasEnded('18:00:29')).toBe(false)
      expect(await hasEnded('18:00:31')).toBe(false)
      expect(await hasEnded('18:01:00')).toBe(true)
    })

    test('hands its moment to the islands that read it and to no other page', async () => {
      const { body } = await get('/Tenggat', '18:30:42')
      expect(body).toContain('"now":"2040-05-07T11:30:00.000Z"')
      expect((await get('/', '18:30:43')).body).not.toContain('"now":')
    })

    test('gets a class that was not in its list when that opens', async () => {
      expect((await get('/Terbuka', '09:59:59')).body).not.toContain('Kelas dibuka')
      expect((await get('/Terbuka', '10:00:00')).body).toContain('Kelas dibuka')
    })

    test('is decided by its own moment in the database: no policy and no search uses the clock', async () => {
      const byClock = `SELECT policyname::text FROM pg_policies WHERE qual ~ '\\mnow\\('
        UNION ALL SELECT proname::text FROM pg_proc
        WHERE prosecdef AND NOT prorettype = 'trigger'::regtype AND prosrc ~ '\\mnow\\('`
      expect(await opened.backend.session(({ query }) => query(byClock, []))).toEqual([])
    })

    test('is not found before its post is published, and is there at that moment', async () => {
      expect((await get('/News/kedua', '11:59:59')).status).toBe(404)
      const published = await get('/News/kedua', '12:00:00')
      expect(published.status).toBe(200)
      expect(published.body).toContain('Berita kedua')
    })
  })
})
