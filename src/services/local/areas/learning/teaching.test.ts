import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { updateProgress } from '#schemas/services/learning.ts'
import {
  listLearners,
  listTaughtBatches,
  listTaughtClasses,
  updateTeacher,
} from '#schemas/services/teaching.ts'
import type { Caller } from '#src/services/calls.ts'
import { accounts } from '../../database/tables/account-tables.ts'
import { type OpenedLearning, openLearning } from '#tests/services/open-learning.ts'
import { backends } from '../../database/new-database-for-test.ts'

describe.each(backends)('$name', ({ isHere, newPlace }) => {
  describe.skipIf(!isHere)('a mentor', () => {
    let opened: OpenedLearning
    let first: Caller
    let second: Caller
    let admin: Caller
    let learner: Caller
    beforeAll(async () => {
      opened = await openLearning(await newPlace())
      first = await opened.addTeacher('mentor', ['berbayar'])
      second = await opened.addTeacher('teacher', ['gratis'])
      admin = await opened.addAccount('admin')
      learner = await opened.addAccount('student')
      await opened.addInvoice(learner, 'paid')
      await opened.addInvoice(await opened.addAccount('student'), 'paid', { slug: 'gratis' })
      await opened.addInvoice(await opened.addAccount('student', 'beta'), 'paid', {
        siteId: 'beta',
      })
      for (const chapterSlug of ['pembuka', 'isi']) {
        const read = { slug: 'berbayar', chapterSlug, position: 1 }
        await opened.ask(updateProgress, { ...read, state: 'finished' }, learner)
      }
    })
    afterAll(() => opened.close())

    const taught = async (caller: Caller, input: object = {}, siteId = 'alpha') =>
      (await opened.askAt(siteId)(listTaughtClasses, input, caller))?.items.map(({ slug }) => slug)
    const learners = async (caller: Caller, input: object = {}, siteId = 'alpha') =>
      (await opened.askAt(siteId)(listLearners, input, caller))?.items.map((one) => one.class.slug)

    test('sees the classes that they teach, and never those of another mentor', async () => {
      expect(await taught(first)).toEqual(['berbayar'])
      expect(await taught(second)).toEqual(['gratis'])
      expect(await taught(await opened.addAccount('mentor'))).toEqual([])
      expect(await taught(first, {}, 'beta')).toEqual([])
      expect(await taught(first, { search: 'gratis' })).toEqual([])
      expect((await taught(admin))?.toSorted()).toEqual(['berbayar', 'gratis'])
      const answer = await opened.ask(listTaughtClasses, {}, first)
      expect(answer?.items).toMatchObject([{ learners: 1, percent: 50 }])
    })

    test('sees the learners of these classes with their progress, and no others', async () => {
      const answer = await opened.ask(listLearners, {}, first)
      expect(answer?.items).toMatchObject([
        {
          id: learner.userId,
          class: { slug: 'berbayar' },
          chapters: 4,
          finished: 2,
          percent: 50,
        },
      ])
      expect(answer?.items[0]?.lastAt).toMatch(/Z$/)
      expect(answer?.pagination.totalItems).toBe(1)
      expect(await learners(second)).toEqual(['gratis'])
      expect(await learners(second, { slug: 'berbayar' })).toEqual([])
      expect(await learners(first, { search: 'tidak ada' })).toEqual([])
      expect(await learners(first, {}, 'beta')).toEqual([])
      expect(await learners(await opened.addAccount('teacher'))).toEqual([])
      expect((await learners(admin))?.toSorted()).toEqual(['berbayar', 'gratis'])
      expect(await learners(admin, { slug: 'gratis' })).toEqual(['gratis'])
    })

    test('sees the batches of the programs in which they teach, with their own classes', async () => {
      const batches = async (caller: Caller, siteId = 'alpha') =>
        (await opened.askAt(siteId)(listTaughtBatches, {}, caller))?.items.map((batch) => [
          batch.slug,
          batch.program.slug,
          batch.classes.map(({ slug }) => slug),
        ])
      expect(await batches(first)).toEqual([
        ['berjalan', 'web', ['berbayar']],
        ['selesai', 'web', ['berbayar']],
      ])
      expect(await batches(second)).toEqual([['berikut', 'data', ['gratis']]])
      expect(await batches(await opened.addAccount('mentor'))).toEqual([])
      expect(await batches(first, 'beta')).toEqual([])
      expect(await batches(admin)).toHaveLength(3)
    })

    test('is named by the staff, once, and taken away again', async () => {
      const mentor = await opened.addAccount('mentor')
      const emailOf = async ({ userId }: Caller, siteId: string) =>
        (
          await opened.database.transaction({ role: 'server', siteId }, (tx) =>
            tx.select().from(accounts).where(eq(accounts.id, userId)),
          )
        )[0]?.email ?? ''
      const say = async (
        caller: Caller,
        teaches: boolean,
        { slug = 'gratis', at = 'alpha' } = {},
      ) => opened.ask(updateTeacher, { slug, email: await emailOf(caller, at), teaches }, admin)
      for (const _ of [1, 2]) expect((await say(mentor, true))?.teachers).toHaveLength(2)
      expect(await taught(mentor)).toEqual(['gratis'])
      expect((await say(mentor, false))?.teachers.map(({ id }) => id)).toEqual([second.userId])
      expect(await taught(mentor)).toEqual([])
      expect(await say(mentor, true, { slug: 'tiada' })).toBeNull()
      await expect(say(learner, true)).rejects.toMatchObject({ status: 422 })
      const elsewhere = await opened.addAccount('mentor', 'beta')
      await expect(say(elsewhere, true, { at: 'beta' })).rejects.toMatchObject({ status: 422 })
    })
  })
})
