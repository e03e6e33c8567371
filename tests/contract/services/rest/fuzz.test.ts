import { expect, test } from 'vitest'
import { newFolder } from '#src/services/local/open-for-test.ts'
import { runFuzz } from '#tests/fuzz/rest-run.ts'

// The long run, on both databases, is tests/fuzz/rest.ts.
test('twenty thousand requests of every kind get an answer, and none of them reaches a statement', async () => {
  const seed = Number(process.env.FUZZ_SEED ?? 20_260_101)
  const { problems, statements } = await runFuzz(await newFolder(), { runs: 20_000, seed })
  expect(problems).toEqual([])
  expect(statements).toBeGreaterThan(100)
}, 300_000)
