import { expect, test } from 'vitest'
import { newFolder } from '#src/services/local/database/new-database-for-test.ts'
import { runFuzz } from '#tests/fuzz/rest-run.ts'
import { isKnownScript, strangeIn } from '#tests/fuzz/statements.ts'

// The long run, on both databases, is tests/fuzz/rest.ts.
test('five thousand requests of every kind get an answer, and none of them reaches a statement', async () => {
  const seed = Number(process.env.FUZZ_SEED ?? 20_260_101)
  const { problems, statements } = await runFuzz(await newFolder(), { runs: 5000, seed })
  expect(problems).toEqual([])
  expect(statements).toBeGreaterThan(100)
}, 600_000)

test('whatever no statement is made of is seen in one', () => {
  expect(strangeIn('select "book_reviews"."name" from "book_reviews" limit $1')).toBeUndefined()
  expect(strangeIn(`select "book_reviews"."name" where "name" = 'Ayu'`)).toBe(`'Ayu'`)
  expect(strangeIn('select "sites"."id"')).toBe('"sites"')
  expect(strangeIn('select 7700001')).toBe('7700001')
  expect(strangeIn('select 1; drop table x')).toBe(';')
  expect(strangeIn('select pg_sleep(9)')).toBe('pg_sleep')
  expect(isKnownScript('COMMIT; RESET ROLE')).toBe(false)
})
