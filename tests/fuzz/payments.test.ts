import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { backends } from '#src/services/local/database/new-database-for-test.ts'
import { runSequence } from './payment-sequence.ts'
import { sequences } from './payment-steps.ts'
import { openWorld, type World } from './payment-world.ts'

/** How many sequences; the long run is `npx tsx tests/fuzz/payments.ts --runs 10000`. */
const runs = { PGlite: 150, PostgreSQL: 150 }

describe.each(backends)('$name', ({ name, isHere, newPlace }) => {
  describe.skipIf(!isHere)('payments', () => {
    let world: World
    beforeAll(async () => {
      world = await openWorld(await newPlace())
    })
    afterAll(() => world.close())

    test('hold through whatever callbacks come, how often and in which order', async () => {
      const nextLearner = world.createLane()
      const property = fc.asyncProperty(sequences, async (sequence) => {
        await runSequence(world, await nextLearner(), sequence)
      })
      const numRuns = runs[name as keyof typeof runs]
      await fc.assert(property, { numRuns })
      const { callbacks } = world.counts
      console.log(`${name}: ${numRuns} sequences, ${callbacks} callbacks.`)
      expect(callbacks).toBeGreaterThan(numRuns)
    })
  })
})
