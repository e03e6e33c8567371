import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { backends } from '#src/services/local/database/new-database-for-test.ts'
import { type Opened, openForTest } from '#src/services/local/open-for-test.ts'
import type { Outcome, Scenario } from './scenario.ts'
import { deeper } from './scenarios/deeper.ts'
import { filters } from './scenarios/filters.ts'
import { manages } from './scenarios/manages.ts'
import { oversees } from './scenarios/oversees.ts'
import { pages, reads } from './scenarios/reads.ts'
import { bounds, hidden } from './scenarios/refusals.ts'
import { sends, sentInVain } from './scenarios/sends.ts'
import { canary, canaryAmount } from './canaries.ts'
import { fill, readAll, refill } from './filled-tables.ts'
import { clientOf } from './rest-caller.ts'

const outcome = async (asked: PromiseLike<Outcome>): Promise<Outcome> => {
  const { data, error, status, count } = await asked
  return { data, error, status, count }
}

// The public client, unchanged, and its result for every answer: the same on both databases.
describe.each(backends)('$name', ({ isHere, newPlace }) => {
  describe.skipIf(!isHere)('the hosted database', () => {
    let opened: Opened
    beforeAll(async () => {
      opened = await openForTest(await newPlace())
      await fill(opened.database)
    }, 60_000)
    afterAll(() => opened.close())

    const check = async ({ as, ask, gives, leaves }: Scenario) => {
      expect(await outcome(ask(clientOf(opened.database, as ?? null)))).toEqual(gives)
      if (leaves === undefined) return
      const { data } = await leaves.ask(clientOf(opened.database, 'admin'))
      expect(data).toEqual(leaves.data)
    }

    test.each([...reads, ...pages])('gives $name', check)
    test.each([...filters, ...deeper])('finds $name', check)
    test.each([...hidden, ...bounds])('refuses $name', check)
    test.each(oversees)('gives a manager $name', check)

    describe('changed', () => {
      beforeEach(() => refill(opened.database))

      test.each(sends)('takes $name', check)
      test.each(sentInVain)('does not take $name', check)
      test.each(manages)('lets a manager send $name', check)

      test.each([...sends, ...manages])(
        'keeps the rows of other sites after $name',
        async (scenario) => {
          const before = await readAll(opened.database, 'beta')
          await scenario.ask(clientOf(opened.database, scenario.as ?? null))
          expect(await readAll(opened.database, 'beta')).toEqual(before)
        },
      )
    })

    test('shows a visitor nothing of other sites or of what waits', async () => {
      const visitor = clientOf(opened.database)
      for (const table of ['book_reviews', 'aspirations', 'testimonies', 'donations']) {
        const { data } = await visitor.from(table).select().limit(100)
        expect(data).not.toHaveLength(0)
        expect(JSON.stringify(data)).not.toContain(canary)
        expect(JSON.stringify(data)).not.toContain(String(canaryAmount))
      }
    })
  })
})
