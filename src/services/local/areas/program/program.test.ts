import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  listApiPrograms,
  listPrograms,
  listProgramSchools,
  readProgram,
} from '#schemas/services/program.ts'
import { counterFlags, readCounters } from '#schemas/services/statistics.ts'
import { listTestimonies } from '#schemas/services/testimony.ts'
import { exampleStarter } from '../../seed/example-starter-for-test.ts'
import { backends } from '../../database/new-database-for-test.ts'
import { type Opened, openForTest } from '../../open-for-test.ts'

describe.each(backends)('$name', ({ isHere, newPlace }) => {
  describe.skipIf(!isHere)('programs, counters and testimonies', () => {
    let opened: Opened
    beforeAll(async () => {
      opened = await openForTest(await newPlace())
      await opened.seed('alpha', () => exampleStarter)
      await opened.seed('beta', () => exampleStarter)
    })
    afterAll(() => opened.close())

    test('programs come in the order of the site, with how many classes they have', async () => {
      const answer = await opened.ask(listPrograms, {})
      expect(answer?.items.map(({ slug, classCount }) => [slug, classCount])).toEqual([
        ['web', 2],
        ['data', 1],
      ])
      expect(answer?.pagination).toEqual({ page: 1, perPage: 6, totalItems: 2, totalPages: 1 })
    })

    test('a program is read by its slug or its id, with how many schools run it', async () => {
      const bySlug = await opened.ask(readProgram, { slug: 'web' })
      expect(bySlug).toMatchObject({ schoolCount: 2, classCount: 2, outcomes: ['Portofolio'] })
      expect(bySlug?.cover).toBe('/media/covers/one.webp')
      expect(await opened.ask(readProgram, { slug: bySlug?.id ?? '' })).toEqual(bySlug)
      expect(await opened.ask(readProgram, { slug: 'nothing' })).toBeNull()
    })

    test('programs of the api host are the same', async () => {
      const input = { page: 2, pageSize: 1 }
      expect(await opened.ask(listApiPrograms, input)).toEqual(
        await opened.ask(listPrograms, input),
      )
    })

    test('the schools that run a program come by name, by its slug or its id', async () => {
      const program = await opened.ask(readProgram, { slug: 'web' })
      const ask = (programId: string, more: object = {}, siteId = 'alpha') =>
        opened.ask(listProgramSchools, { programId, ...more }, { siteId })
      const bySlug = await ask('web')
      expect(bySlug?.items.map(({ slug, city }) => [slug, city])).toEqual([
        ['smk-1', 'Bandung'],
        ['smk-2', 'Bandung'],
      ])
      expect(bySlug?.pagination).toEqual({ page: 1, perPage: 10, totalItems: 2, totalPages: 1 })
      expect(await ask(program?.id ?? '')).toEqual(bySlug)
      expect((await ask('web', { page: 2, pageSize: 1 }))?.items[0]?.slug).toBe('smk-2')
      expect((await ask('data'))?.items).toEqual([])
      expect(await ask('nothing')).toBeNull()
      expect(await ask(program?.id ?? '', {}, 'beta')).toBeNull()
      expect(listProgramSchools.input.safeParse({}).success).toBe(false)
    })

    test('every counter is counted from the rows of the site', async () => {
      const all = Object.fromEntries(counterFlags.map((flag) => [flag, 'true']))
      expect(await opened.ask(readCounters, all)).toEqual({
        alumni: 12,
        students: 30,
        mentors: 3,
        programs: 2,
        cities: 2,
        cities_active: 1,
        cities_alumni: 2,
        schools: 3,
        schools_active: 2,
        schools_alumni: 2,
      })
    })

    test('a counter that was not asked for is absent, and a site without rows counts none', async () => {
      expect(await opened.ask(readCounters, { mentors: 'true', schools: 'false' })).toEqual({
        mentors: 3,
      })
      expect(await opened.ask(readCounters, { alumni: '1' }, { siteId: 'nobody' })).toEqual({
        alumni: 0,
      })
    })

    test('approved testimonies come newest first', async () => {
      const answer = await opened.ask(listTestimonies, {})
      expect(answer?.map(({ rating }) => rating)).toEqual([5, 4])
      expect(await opened.ask(listTestimonies, { limit: 1 })).toHaveLength(1)
    })
  })
})
