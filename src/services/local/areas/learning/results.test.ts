import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listResults, recordResult } from '#schemas/services/learning-result.ts'
import type { Caller } from '#src/services/calls.ts'
import { type OpenedLearning, openLearning } from '#tests/services/open-learning.ts'
import { learningResults } from '../../database/tables/learning-tables.ts'
import { backends } from '../../database/new-database-for-test.ts'

const quiz = {
  kind: 'quiz',
  slug: 'logika',
  title: 'Logika',
  path: '/Quiz?subject=logika',
  correct: 3,
  total: 5,
} as const
const exercise = {
  kind: 'exercise',
  slug: 'jumlah-dua-angka',
  title: 'Jumlah dua angka',
  path: '/Coding-Studio/jumlah-dua-angka',
  correct: 4,
  total: 4,
} as const

describe.each(backends)('$name', ({ isHere, newPlace }) => {
  describe.skipIf(!isHere)('results of a learner', () => {
    let opened: OpenedLearning
    beforeAll(async () => {
      opened = await openLearning(await newPlace())
    })
    afterAll(() => opened.close())

    const learner = () => opened.addAccount('student')
    const listOf = (caller: Caller, input: object = {}, siteId = 'alpha') =>
      opened.askAt(siteId)(listResults, input, caller)

    test('are listed newest first, by kind, and for their owner at one site alone', async () => {
      const caller = await learner()
      await opened.ask(recordResult, quiz, caller)
      await opened.ask(recordResult, exercise, caller)
      await opened.ask(recordResult, { ...quiz, correct: 5 }, caller)
      const all = await listOf(caller)
      expect(all?.items.map(({ kind, correct }) => [kind, correct])).toEqual([
        ['quiz', 5],
        ['exercise', 4],
        ['quiz', 3],
      ])
      expect(all?.items[1]).toMatchObject(exercise)
      expect(await listOf(caller, { kind: 'exercise' })).toMatchObject({
        items: [{ slug: exercise.slug }],
        pagination: { totalItems: 1 },
      })
      expect(await listOf(await learner())).toMatchObject({ items: [] })
      expect(await listOf(caller, {}, 'beta')).toMatchObject({ items: [] })
    })

    test('have the best one of each exercise', async () => {
      const caller = await learner()
      await opened.ask(recordResult, { ...exercise, correct: 2 }, caller)
      await opened.ask(recordResult, exercise, caller)
      await opened.ask(recordResult, { ...exercise, correct: 1, title: 'Nama baru' }, caller)
      expect(await listOf(caller)).toMatchObject({
        items: [{ correct: 4, total: 4, title: 'Nama baru' }],
        pagination: { totalItems: 1 },
      })
    })

    test('are the newest two hundred', async () => {
      const caller = await learner()
      const owner = { siteId: 'alpha', accountId: caller.userId }
      const rows = Array.from({ length: 201 }, (_, at) => ({
        ...quiz,
        ...owner,
        slug: `materi-${at}`,
        recordedAt: new Date(Date.UTC(2026, 0, 1, 0, at)),
      }))
      await opened.database.transaction({ role: 'server', siteId: 'alpha' }, (tx) =>
        tx.insert(learningResults).values(rows),
      )
      await opened.ask(recordResult, { ...quiz, slug: 'materi-201' }, caller)
      const list = await listOf(caller, { pageSize: 1 })
      expect(list).toMatchObject({
        items: [{ slug: 'materi-201' }],
        pagination: { totalItems: 200 },
      })
      const last = await listOf(caller, { pageSize: 1, page: 200 })
      expect(last).toMatchObject({ items: [{ slug: 'materi-2' }] })
    })
  })
})
