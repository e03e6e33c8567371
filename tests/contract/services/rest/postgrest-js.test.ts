import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { backends } from '#src/services/local/database/new-database-for-test.ts'
import { type Opened, openForTest } from '#src/services/local/open-for-test.ts'
import { canary, canaryAmount } from './canaries.ts'
import { scenarioCheck } from './check-scenario.ts'
import { fill } from './filled-tables.ts'
import { clientOf } from './rest-caller.ts'
import { deeper } from './scenarios/deeper.ts'
import { filters } from './scenarios/filters.ts'
import { oversees } from './scenarios/oversees.ts'
import { pages, reads } from './scenarios/reads.ts'
import { bounds, hidden } from './scenarios/refusals.ts'

// The public client, unchanged, and its result for every answer to a reader: the same on both databases.
describe.each(backends)('$name', ({ isHere, newPlace }) => {
  describe.skipIf(!isHere)('the hosted database', () => {
    let opened: Opened
    beforeAll(async () => {
      opened = await openForTest(await newPlace())
      await fill(opened.database)
    })
    afterAll(() => opened.close())

    const check = scenarioCheck(() => opened.database)

    test.each([...reads, ...pages])('gives $name', check)
    test.each([...filters, ...deeper])('finds $name', check)
    test.each([...hidden, ...bounds])('refuses $name', check)
    test.each(oversees)('gives a manager $name', check)

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
