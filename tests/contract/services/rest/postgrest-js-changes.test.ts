import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { backends } from '#src/services/local/database/new-database-for-test.ts'
import { type Opened, openForTest } from '#src/services/local/open-for-test.ts'
import { scenarioCheck } from './check-scenario.ts'
import { fill, readAll, refill } from './filled-tables.ts'
import { clientOf } from './rest-caller.ts'
import { manages } from './scenarios/manages.ts'
import { sends, sentInVain } from './scenarios/sends.ts'

// The public client, unchanged, and its result for every answer to a change: the same on both databases.
describe.each(backends)('$name', ({ isHere, newPlace }) => {
  describe.skipIf(!isHere)('the hosted database, changed', () => {
    let opened: Opened
    beforeAll(async () => {
      opened = await openForTest(await newPlace())
      await fill(opened.database)
    })
    afterAll(() => opened.close())
    beforeEach(() => refill(opened.database))

    const check = scenarioCheck(() => opened.database)

    test.each(sends)('takes $name', check)
    test.each(sentInVain)('does not take $name', check)
    test.each(manages)('lets a manager send $name', check)

    test.each([...sends, ...manages])(
      'does not change the rows of other sites after $name',
      async (scenario) => {
        const before = await readAll(opened.database, 'beta')
        await scenario.ask(clientOf(opened.database, scenario.as ?? null))
        expect(await readAll(opened.database, 'beta')).toEqual(before)
      },
    )
  })
})
