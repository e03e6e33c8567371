import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  ClassState,
  listClasses,
  listMentors,
  readClassOverview,
  readClassSyllabus,
} from '#schemas/services/class.ts'
import { exampleStarter } from '../../seed/example-starter-for-test.ts'
import { backends } from '../../database/new-database-for-test.ts'
import { classes } from '../../database/tables/class-tables.ts'
import { type Opened, openForTest } from '../../open-for-test.ts'

describe.each(backends)('$name', ({ isHere, newPlace }) => {
  describe.skipIf(!isHere)('classes', () => {
    let opened: Opened
    beforeAll(async () => {
      opened = await openForTest(await newPlace())
      await opened.seed('alpha', () => exampleStarter)
      await opened.seed('beta', () => exampleStarter)
    })
    afterAll(() => opened.close())

    const slugs = async (input: Parameters<typeof listClasses.input.parse>[0]) => {
      const answer = await opened.ask(listClasses, { pageSize: 100, ...Object(input) })
      return answer?.items.map(({ slug }) => slug)
    }

    test('come in the order in which a visitor can still join, and each has its state', async () => {
      const answer = await opened.ask(listClasses, { pageSize: 100 })
      const badges = answer?.items.map((item) => [
        item.slug,
        ClassState.options.find((state) => item[state]) ?? 'soon',
      ])
      expect(badges).toEqual([
        ['dibuka', 'onRegistration'],
        ['segera', 'soon'],
        ['akan-datang', 'comingSoon'],
        ['berjalan', 'started'],
        ['selesai', 'ended'],
        ['selesai-lama', 'ended'],
      ])
    })

    test.each([
      ['comingSoon', ['akan-datang']],
      ['onRegistration', ['dibuka']],
      ['started', ['berjalan']],
      ['ended', ['selesai', 'selesai-lama']],
    ] as const)('are filtered by the state %s', async (state, expected) => {
      expect(await slugs({ state })).toEqual(expected)
    })

    test('are counted by their state, whatever state is chosen', async () => {
      const states = { comingSoon: 1, onRegistration: 1, started: 1, ended: 2, soon: 1 }
      expect((await opened.ask(listClasses, {}))?.states).toEqual(states)
      const ended = await opened.ask(listClasses, { state: 'ended', pageSize: 1 })
      expect(ended?.states).toEqual(states)
      expect(ended?.pagination.totalItems).toBe(2)
      const webinars = await opened.ask(listClasses, { 'filter.type': 'webinar' })
      expect(webinars?.states).toMatchObject({ started: 1, ended: 0 })
    })

    test('are listed without those that have ended where that is asked for', async () => {
      const answer = await opened.ask(listClasses, { hideEnded: 'true' })
      expect(answer?.items.map(({ ended }) => ended)).toEqual([false, false, false, false])
      expect(answer?.pagination.totalItems).toBe(4)
      expect(answer?.states?.ended).toBe(2)
    })

    test('are filtered by level, type, and words by their stems and beginnings', async () => {
      expect(await slugs({ level: 'advanced' })).toEqual(['selesai'])
      expect(await slugs({ 'filter.type': 'webinar' })).toEqual(['berjalan'])
      expect(await slugs({ 'filter.type': 'class' })).toHaveLength(5)
      expect(await slugs({ search: 'DIBUKA' })).toEqual(['dibuka'])
      expect(await slugs({ search: String.raw`50%_\ ` })).toEqual(['segera'])
      expect(await slugs({ search: 'disk' })).toEqual(['segera'])
      expect(await slugs({ search: '%' })).toEqual([])
      expect(await slugs({ search: "'; drop table classes --" })).toEqual([])
    })

    test('are filtered by programs, which are named by slug or id', async () => {
      const overview = await opened.ask(readClassOverview, { slug: 'berjalan' })
      expect(await slugs({ programIds: 'web' })).toEqual(['dibuka', 'akan-datang'])
      expect(await slugs({ programIds: ` ${overview?.program?.id} , nothing` })).toEqual([
        'berjalan',
      ])
      expect(await slugs({ programIds: 'web,data' })).toHaveLength(3)
      expect(await slugs({ programIds: 'nothing' })).toEqual([])
    })

    test('are counted in whole and given a page at a time', async () => {
      const second = await opened.ask(listClasses, { page: 2, pageSize: 4 })
      expect(second?.items.map(({ slug }) => slug)).toEqual(['selesai', 'selesai-lama'])
      expect(second?.pagination).toEqual({ page: 2, perPage: 4, totalItems: 6, totalPages: 2 })
      const beyond = await opened.ask(listClasses, { page: 9 })
      expect(beyond).toMatchObject({
        items: [],
        pagination: { page: 9, perPage: 6, totalItems: 6, totalPages: 1 },
      })
    })

    test('of a site that has none are an empty list', async () => {
      const answer = await opened.ask(listClasses, {}, { siteId: 'nobody' })
      expect(answer?.pagination.totalItems).toBe(0)
    })

    test('show their hours, price, pictures and program', async () => {
      const answer = await opened.ask(listClasses, { pageSize: 100 })
      const item = answer?.items.find(({ slug }) => slug === 'dibuka')
      expect(item).toMatchObject({
        hours: 10,
        logo: '/media/logos/one.svg',
        programName: 'Program web',
      })
      expect(answer?.items.find(({ slug }) => slug === 'akan-datang')?.price).toBe(3_000_000_000)
    })

    test('have an overview with clean HTML, their mentors in order and their dates', async () => {
      const overview = await opened.ask(readClassOverview, { slug: 'dibuka' })
      expect(overview?.about).not.toContain('script')
      expect(overview?.mentors.map(({ slug }) => slug)).toEqual(['citra', 'ayu'])
      expect(overview?.mentors[0]?.expertise).toEqual(['React', 'Node, dan "lainnya"'])
      expect(overview?.benefits).toEqual(['Tinjauan tertulis'])
      expect(overview?.program?.slug).toBe('web')
      expect(overview?.startsAt).toMatch(/T11:30:00\.000Z$/)
      expect(await opened.ask(readClassOverview, { slug: 'nothing' })).toBeNull()
      expect((await opened.ask(readClassOverview, { slug: 'segera' }))?.program).toBeNull()
    })

    test('are found by their code in any case, and by a slug before a code', async () => {
      const read = async (slug: string) =>
        (await opened.ask(readClassOverview, { slug }))?.slug ?? null
      expect(await read('WEB-03')).toBe('dibuka')
      expect(await read('web-03')).toBe('dibuka')
      expect(await read('web-04')).toBeNull()
      const [first] = (await opened.ask(readClassSyllabus, { classroomId: 'Web-03' }))?.items ?? []
      expect(first?.slug).toBe('dasar-html-css')
      const rename = (slug: string, code: string) =>
        opened.database.transaction({ role: 'writer', siteId: 'alpha' }, (tx) =>
          tx.update(classes).set({ code }).where(eq(classes.slug, slug)),
        )
      await rename('selesai', 'DIBUKA-2')
      await rename('dibuka', 'SELESAI')
      expect(await read('selesai')).toBe('selesai')
      expect(await read('SELESAI')).toBe('dibuka')
      await rename('dibuka', 'WEB-03')
    })

    test('have a code that no other class of their site has', async () => {
      const take = (siteId: string) =>
        opened.database.transaction({ role: 'writer', siteId }, (tx) =>
          tx
            .update(classes)
            .set({ code: 'SAMA' })
            .where(inArray(classes.slug, ['segera', 'selesai'])),
        )
      await expect(take('alpha')).rejects.toThrow('classes_site_code')
    })

    test('say their hours, zone, registration, mentors and seats', async () => {
      const answer = await opened.ask(listClasses, { pageSize: 100 })
      const item = answer?.items.find(({ slug }) => slug === 'dibuka')
      expect(item).toMatchObject({
        code: 'WEB-03',
        kind: 'class',
        isWebinar: false,
        isPremium: false,
        schedule: { days: ['tuesday', 'thursday'], from: '19:30', to: '21:30' },
        zone: 'Asia/Makassar',
        seats: 500,
        seatsLeft: 500,
        mentorNames: ['Mentor citra', 'Mentor ayu'],
      })
      // Midnight in Makassar, and the hour at which the last meeting ends.
      expect(item?.opensAt).toMatch(/T16:00:00\.000Z$/)
      expect(item?.closesAt).toMatch(/T16:00:00\.000Z$/)
      expect(item?.endsAt).toMatch(/T13:30:00\.000Z$/)
      const other = answer?.items.find(({ slug }) => slug === 'berjalan')
      expect(other).toMatchObject({ kind: 'webinar', isWebinar: true, schedule: null })
      expect(other?.mentorNames).toEqual([])
    })

    test('are premium or not, and courses are a kind of their own', async () => {
      const change = (values: Partial<typeof classes.$inferInsert>) =>
        opened.database.transaction({ role: 'writer', siteId: 'alpha' }, (tx) =>
          tx.update(classes).set(values).where(eq(classes.slug, 'segera')),
        )
      await change({ kind: 'course', isPremium: true })
      expect(await slugs({ 'filter.type': 'course' })).toEqual(['segera'])
      expect(await slugs({ isPremium: 'true' })).toEqual(['segera'])
      expect(await slugs({ isPremium: 'false' })).toHaveLength(5)
      expect(await slugs({ 'filter.type': 'class' })).toHaveLength(4)
      await change({ kind: 'class', isPremium: false })
    })

    test('have a syllabus in order, by id or slug, whose chapters have slugs of their own', async () => {
      const overview = await opened.ask(readClassOverview, { slug: 'dibuka' })
      const bySlug = await opened.ask(readClassSyllabus, { classroomId: 'dibuka' })
      expect(bySlug?.items.map(({ slug }) => slug)).toEqual(['dasar-html-css', 'proyek'])
      expect(bySlug?.items[0]?.chapters.map(({ slug }) => slug)).toEqual(['tag', 'tag-2', 'gaya'])
      expect(await opened.ask(readClassSyllabus, { classroomId: overview?.id ?? '' })).toEqual(
        bySlug,
      )
      expect(await opened.ask(readClassSyllabus, { classroomId: 'nothing' })).toBeNull()
    })

    test('of another site are not found by their id', async () => {
      const other = await opened.ask(readClassOverview, { slug: 'dibuka' }, { siteId: 'beta' })
      expect(await opened.ask(readClassSyllabus, { classroomId: other?.id ?? '' })).toBeNull()
    })

    test('have mentors, who are listed in the order of the site', async () => {
      const answer = await opened.ask(listMentors, { pageSize: 2 })
      expect(answer?.items.map(({ slug }) => slug)).toEqual(['ayu', 'budi'])
      expect(answer?.pagination).toMatchObject({ totalItems: 3, totalPages: 2 })
      expect(answer?.items[0]?.photo).toBe('/media/mentors/one.webp')
      expect(answer?.items.map(({ classes: taught }) => taught)).toMatchObject([
        [{ name: 'Kelas dibuka', slug: 'dibuka', state: 'onRegistration', language: 'id' }],
        [],
      ])
    })
  })
})
