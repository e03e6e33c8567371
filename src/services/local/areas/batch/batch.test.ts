import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listBatches, listExtensions, readSilabus } from '#schemas/services/batch.ts'
import { readProgram } from '#schemas/services/program.ts'
import { exampleStarter } from '../../seed/example-starter-for-test.ts'
import { backends } from '../../database/new-database-for-test.ts'
import { type Opened, openForTest } from '../../open-for-test.ts'

describe.each(backends)('$name', ({ isHere, newPlace }) => {
  describe.skipIf(!isHere)('batches', () => {
    let opened: Opened
    beforeAll(async () => {
      opened = await openForTest(await newPlace())
      await opened.seed('alpha', () => exampleStarter)
      await opened.seed('beta', () => exampleStarter)
    })
    afterAll(() => opened.close())

    test('that have not ended come by their beginning, on pages named as the spec names them', async () => {
      const answer = await opened.ask(listBatches, {})
      expect(answer?.items.map(({ slug, isOpen }) => [slug, isOpen])).toEqual([
        ['berjalan', false],
        ['berikut', true],
      ])
      expect(answer?.items[1]?.program).toMatchObject({ slug: 'data', name: 'Program data' })
      expect(answer?.pagination).toEqual({
        current_page: 1,
        last_page: 1,
        per_page: 10,
        total_data: 2,
      })
      const second = await opened.ask(listBatches, { page: 2, pageSize: 1 })
      expect(second?.items.map(({ slug }) => slug)).toEqual(['berikut'])
      expect((await opened.ask(listBatches, {}, { siteId: 'nobody' }))?.items).toEqual([])
    })

    test('follow a syllabus: the classes of a program with their modules, and no webinar', async () => {
      const program = await opened.ask(readProgram, { slug: 'web' })
      const bySlug = await opened.ask(readSilabus, { programId: 'web' })
      expect(bySlug?.program.name).toBe('Program web')
      expect(bySlug?.classes.map(({ slug, hours }) => [slug, hours])).toEqual([
        ['dibuka', 10],
        ['akan-datang', 0],
      ])
      expect(bySlug?.hours).toBe(10)
      expect(bySlug?.classes[0]?.modules.map(({ slug }) => slug)).toEqual([
        'dasar-html-css',
        'proyek',
      ])
      const programId = program?.id ?? ''
      expect(await opened.ask(readSilabus, { programId })).toEqual(bySlug)
      expect(await opened.ask(readSilabus, { programId }, { siteId: 'beta' })).toBeNull()
      expect((await opened.ask(readSilabus, { programId: 'data' }))?.classes).toEqual([])
      expect(await opened.ask(readSilabus, { programId: 'nothing' })).toBeNull()
    })

    test('stand beside short courses, in the order of the site', async () => {
      const answer = await opened.ask(listExtensions, {})
      expect(answer?.items.map(({ slug }) => slug)).toEqual(['satu', 'dua'])
      expect(answer?.items[0]).toMatchObject({ price: 750_000, meetings: 6, city: null })
      expect(answer?.pagination.perPage).toBe(10)
      expect((await opened.ask(listExtensions, { page: 2, pageSize: 1 }))?.items[0]?.slug).toBe(
        'dua',
      )
      expect((await opened.ask(listExtensions, {}, { siteId: 'nobody' }))?.items).toEqual([])
    })
  })
})
