import { expect, test } from 'vitest'
import { axisTop } from './axis-top.ts'

test.each([
  [0, 2],
  [1, 2],
  [3, 4],
  [9, 10],
  [10, 10],
  [41, 60],
  [300, 300],
  [1250, 1500],
  [9999, 10_000],
])('an axis for %i ends at %i, whose half is a whole number', (most, top) => {
  expect(axisTop(most)).toBe(top)
  expect(Number.isInteger(top / 2)).toBe(true)
})
