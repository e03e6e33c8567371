import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  listLearningClasses,
  listPayments,
  readProgress,
  updateProgress,
} from '#schemas/services/learning.ts'
import type { Caller } from '#src/services/calls.ts'
import { type OpenedLearning, openLearning } from '#tests/services/open-learning.ts'
import { backends } from '../../database/new-database-for-test.ts'

describe.each(backends)('$name', ({ isHere, newPlace }) => {
  describe.skipIf(!isHere)('a learner', () => {
    let opened: OpenedLearning
    beforeAll(async () => {
      opened = await openLearning(await newPlace())
    })
    afterAll(() => opened.close())

    const payer = async () => {
      const account = await opened.addAccount('student')
      await opened.addInvoice(account, 'paid')
      return account
    }
    const read = (
      caller: Caller,
      chapterSlug: string,
      {
        slug = 'berbayar',
        state = 'finished',
        position = 1,
      }: { slug?: string; state?: 'started' | 'finished'; position?: number } = {},
    ) => opened.ask(updateProgress, { slug, chapterSlug, state, position }, caller)
    const progressOf = (caller: Caller, slug = 'berbayar', siteId = 'alpha') =>
      opened.askAt(siteId)(readProgress, { slug }, caller)

    test('begins with the first chapter, and with no progress', async () => {
      expect(await progressOf(await payer())).toMatchObject({
        class: { slug: 'berbayar', kind: 'course' },
        chapters: 4,
        finished: 0,
        percent: 0,
        resume: { slug: 'pembuka', moduleSlug: 'awal' },
        lastAt: null,
        items: [],
      })
    })

    test('goes on with the chapter that was opened last, then with the one after it', async () => {
      const caller = await payer()
      await read(caller, 'pembuka')
      const opening = await read(caller, 'isi', { state: 'started', position: 0.4 })
      expect(opening).toMatchObject({ finished: 1, percent: 25, resume: { slug: 'isi' } })
      expect(opening?.items).toEqual([
        expect.objectContaining({ chapterSlug: 'pembuka', state: 'finished', position: 1 }),
        expect.objectContaining({ chapterSlug: 'isi', state: 'started' }),
      ])
      expect(opening?.items[1]?.position).toBeCloseTo(0.4)
      expect(await read(caller, 'isi')).toMatchObject({ resume: { slug: 'isi-2' } })
      expect(await read(caller, 'hanya-judul')).toMatchObject({ resume: { slug: 'isi-2' } })
      expect(await read(caller, 'isi-2')).toMatchObject({ percent: 100, resume: null })
      expect(await progressOf(caller)).toMatchObject({ finished: 4 })
    })

    test('who opens a finished chapter again has still finished it', async () => {
      const caller = await payer()
      await read(caller, 'isi')
      const again = await read(caller, 'isi', { state: 'started', position: 0 })
      expect(again).toMatchObject({ finished: 1 })
      expect(again?.items).toEqual([
        expect.objectContaining({ chapterSlug: 'isi', state: 'finished', position: 0 }),
      ])
    })

    test('has no progress in a locked, an unpublished or an unknown chapter', async () => {
      const caller = await opened.addAccount('student')
      await expect(read(caller, 'isi')).rejects.toMatchObject({ status: 403 })
      expect(await read(caller, 'pembuka')).toMatchObject({ finished: 1 })
      expect(await read(await payer(), 'rahasia')).toBeNull()
      expect(await read(caller, 'tiada')).toBeNull()
      expect(await read(caller, 'isi', { slug: 'tiada' })).toBeNull()
    })

    test('has a progress of their own, at one site', async () => {
      const caller = await payer()
      await read(caller, 'isi')
      expect(await progressOf(await payer())).toMatchObject({ finished: 0 })
      expect(await progressOf(caller, 'berbayar', 'beta')).toMatchObject({ finished: 0, items: [] })
      await expect(
        opened.askAt('beta')(
          updateProgress,
          { slug: 'berbayar', chapterSlug: 'isi', state: 'finished', position: 1 },
          caller,
        ),
      ).rejects.toMatchObject({ status: 403 })
    })

    test('finds the classes of an enrolment and those that were read, the latest first', async () => {
      const caller = await payer()
      expect(await opened.ask(listLearningClasses, {}, caller)).toMatchObject({
        items: [{ class: { slug: 'berbayar' }, progress: { percent: 0 } }],
        pagination: { totalItems: 1 },
      })
      await read(caller, 'dua', { slug: 'gratis', state: 'started', position: 0.1 })
      const both = await opened.ask(listLearningClasses, {}, caller)
      expect(both?.items.map((item) => [item.class.slug, item.enrolledAt === null])).toEqual([
        ['gratis', true],
        ['berbayar', false],
      ])
      expect(both?.items[0]?.progress).toMatchObject({
        chapters: 2,
        resume: { slug: 'dua', moduleSlug: 'satu-satunya' },
      })
      const second = await opened.ask(listLearningClasses, { page: 2, pageSize: 1 }, caller)
      expect(second?.items.map((item) => item.class.slug)).toEqual(['berbayar'])
      const stranger = await opened.addAccount('industry')
      expect(await opened.ask(listLearningClasses, {}, stranger)).toMatchObject({ items: [] })
      expect(await opened.askAt('beta')(listLearningClasses, {}, caller)).toMatchObject({
        items: [],
      })
    })

    test('finds their own invoices by status and words, and nobody else’s', async () => {
      const caller = await payer()
      await opened.addInvoice(caller, 'expired', { slug: 'gratis' })
      await opened.addInvoice(caller, 'pending', { slug: 'gratis' })
      const list = async (input: object, siteId = 'alpha') => {
        const answer = await opened.askAt(siteId)(listPayments, input, caller)
        return answer?.items.map(({ state, class: { slug } }) => `${slug} ${state}`)
      }
      expect((await list({}))?.toSorted()).toEqual([
        'berbayar paid',
        'gratis expired',
        'gratis pending',
      ])
      expect(await list({ status: 'paid' })).toEqual(['berbayar paid'])
      expect(await list({ search: 'BERBAYAR' })).toEqual(['berbayar paid'])
      expect(await list({ search: '%' })).toEqual([])
      expect(await list({ bank: 'midtrans' })).toEqual([])
      expect(await list({ page: 2, perPage: 2 })).toHaveLength(1)
      expect(await list({}, 'beta')).toEqual([])
      const other = await opened.addAccount('student')
      expect(await opened.ask(listPayments, {}, other)).toMatchObject({
        items: [],
        pagination: { totalItems: 0 },
      })
    })
  })
})
