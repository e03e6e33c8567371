import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listCareers, listJobs, readCareer, readJob } from '#schemas/services/career.ts'
import { exampleStarter } from '../../seed/example-starter-for-test.ts'
import { backends } from '../../database/new-database-for-test.ts'
import { type Opened, openForTest } from '../../open-for-test.ts'

describe.each(backends)('$name', ({ isHere, newPlace }) => {
  describe.skipIf(!isHere)('careers', () => {
    let opened: Opened
    beforeAll(async () => {
      opened = await openForTest(await newPlace())
      await opened.seed('alpha', () => exampleStarter)
      await opened.seed('beta', () => exampleStarter)
    })
    afterAll(() => opened.close())

    test('come in the order of the site, with how many jobs are open', async () => {
      const answer = await opened.ask(listCareers, {})
      expect(answer?.items.map(({ slug, jobCount }) => [slug, jobCount])).toEqual([
        ['mengajar', 1],
        ['merancang', 1],
      ])
      expect(answer?.items[0]?.cover).toBe('/media/covers/one.webp')
      expect(answer?.pagination).toEqual({ page: 1, perPage: 10, totalItems: 2, totalPages: 1 })
      expect((await opened.ask(listCareers, { page: 2 }))?.items).toEqual([])
      expect((await opened.ask(listCareers, {}, { siteId: 'nobody' }))?.items).toEqual([])
    })

    test('are read by slug or id, within their site', async () => {
      const career = await opened.ask(readCareer, { slug: 'mengajar' })
      const slug = career?.id ?? ''
      expect(career?.about).toContain('<p>')
      expect(await opened.ask(readCareer, { slug })).toEqual(career)
      expect(await opened.ask(readCareer, { slug }, { siteId: 'beta' })).toBeNull()
      expect(await opened.ask(readCareer, { slug: 'nothing' })).toBeNull()
    })

    test('have jobs that are open, newest first, of one field or of all', async () => {
      const career = await opened.ask(readCareer, { slug: 'mengajar' })
      const slugs = async (input: object) =>
        (await opened.ask(listJobs, input))?.items.map(({ slug }) => slug)
      expect(await slugs({})).toEqual(['perancang', 'guru'])
      expect(await slugs({ careerId: 'mengajar' })).toEqual(['guru'])
      expect(await slugs({ careerId: career?.id })).toEqual(['guru'])
      expect(await slugs({ page: 2 })).toEqual([])
      expect(await opened.ask(listJobs, { careerId: 'nothing' })).toBeNull()
      const ofBeta = { siteId: 'beta' }
      expect(await opened.ask(listJobs, { careerId: career?.id }, ofBeta)).toBeNull()
    })

    test('have jobs that can still be read after they closed', async () => {
      const job = await opened.ask(readJob, { id: 'guru' })
      expect(job).toMatchObject({
        career: { slug: 'mengajar' },
        salary: { from: 5_000_000, to: null },
        duties: ['Mengajar'],
        isOpen: true,
      })
      expect(await opened.ask(readJob, { id: job?.id ?? '' })).toEqual(job)
      expect(await opened.ask(readJob, { id: job?.id ?? '' }, { siteId: 'beta' })).toBeNull()
      expect(await opened.ask(readJob, { id: 'guru-lama' })).toMatchObject({
        isOpen: false,
        salary: null,
      })
      expect(await opened.ask(readJob, { id: 'nothing' })).toBeNull()
    })

    test('say what happened in the words of the specification', () => {
      expect([listCareers, listJobs, readCareer, readJob].map(({ message }) => message)).toEqual(
        ['list Career', 'list Job', 'detail Career', 'detail Job'].map((what) => ({
          success: `Success fetch ${what}:`,
          failure: `Failed fetch ${what}:`,
        })),
      )
    })
  })
})
