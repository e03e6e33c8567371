import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listMentors } from '#schemas/services/class.ts'
import { exampleStarter } from '../seed/example-starter-for-test.ts'
import { backends } from './new-database-for-test.ts'
import { type Opened, openForTest } from '../open-for-test.ts'

describe.each(backends)('$name', ({ name, isHere, newPlace }) => {
  describe.skipIf(!isHere)('a backend', () => {
    let opened: Opened
    beforeAll(async () => {
      opened = await openForTest(await newPlace())
      await opened.seed('alpha', () => exampleStarter)
    })
    afterAll(() => opened.close())

    const run = (statement: string) =>
      opened.database.transaction({ role: 'visitor', siteId: 'alpha' }, (tx) =>
        tx.execute(sql.raw(statement)),
      )

    test('says what it is without its password', () => {
      expect(opened.database.name).toMatch(/^(PGlite in \/|PostgreSQL at )/)
    })

    test('reads every type as the other one does', async () => {
      const [row] = await run(`SELECT 9007199254740991::int8, 1.5::float8, 1.10::numeric, true,
        '{"a": [1, null]}'::jsonb, '2026-01-02 03:04:05.6+00'::timestamptz, '2026-01-02'::date,
        ARRAY['a,b', 'c"d'], NULL::text, count(*) FROM mentors`)
      expect(row).toEqual([
        0x1fffffffffffff,
        1.5,
        '1.10',
        true,
        { a: [1, null] },
        '2026-01-02 03:04:05.6+00',
        '2026-01-02',
        ['a,b', 'c"d'],
        null,
        3,
      ])
    })

    test('gives an error with its code, and goes on', async () => {
      await expect(run('SELECT nothing')).rejects.toMatchObject({ code: '42703' })
      expect(await run('SELECT 1')).toEqual([[1]])
    })

    test.each(['BEGIN; SELECT nothing', 'BEGIN; no statement'])(
      'runs nothing in a transaction that did not begin: %s',
      async (begin) => {
        const change = opened.backend.session(async (session) => {
          await session.begin(begin)
          await session.query("UPDATE mentors SET name = 'changed outside'", [])
        })
        await expect(change).rejects.toMatchObject({ code: expect.stringMatching(/^42/) })
        const [row] = await run("SELECT count(*) FROM mentors WHERE name = 'changed outside'")
        expect(row).toEqual([0])
      },
    )

    test('ends a statement that takes too long, and answers the next', async () => {
      let turns = 0
      const watch = setInterval(() => (turns += 1), 5)
      const late = run('SELECT pg_sleep(60)')
      const waiting = opened.ask(listMentors, {})
      await expect(late).rejects.toMatchObject({
        status: 503,
        cause: { name: 'DeadlineExceeded' },
      })
      expect((await waiting)?.items).toHaveLength(3)
      clearInterval(watch)
      // Where a statement held the thread, there would be one.
      expect(turns).toBeGreaterThan(10)
    })

    test.runIf(name === 'PGlite')(
      'counts everything as changed when news may be lost',
      async () => {
        opened.news.length = 0
        await expect(run('SELECT pg_sleep(60)')).rejects.toMatchObject({ status: 503 })
        await opened.ask(listMentors, {})
        await expect.poll(() => opened.news).toContainEqual({ siteId: 'alpha', entity: 'post' })
        expect(opened.logged).toContain('The embedded database is started again')
      },
    )

    test('serves many at once', async () => {
      const asked = Array.from({ length: 40 }, () => opened.ask(listMentors, {}))
      const answers = await Promise.all(asked)
      expect(answers.every((answer) => answer?.items.length === 3)).toBe(true)
    })
  })
})
