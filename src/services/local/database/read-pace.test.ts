import { expect, test } from 'vitest'
import { mostAtOnce, ReadPace } from './read-pace.ts'

test('fast reads share a transaction, slow ones have one each', () => {
  const pace = new ReadPace()
  expect(pace.most()).toBe(mostAtOnce)
  for (let i = 0; i < 30; i++) pace.ended(2 * mostAtOnce, mostAtOnce)
  expect(pace.most()).toBe(mostAtOnce)
  for (let i = 0; i < 30; i++) pace.ended(90, 1)
  expect(pace.most()).toBe(1)
  for (let i = 0; i < 30; i++) pace.ended(10, 1)
  expect(pace.most()).toBe(5)
})
