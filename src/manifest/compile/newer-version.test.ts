import { expect, test } from 'vitest'
import { homeOf } from '#tests/made-up/layouts.ts'
import { findings } from '#tests/made-up/rules.ts'

const found = (v: number, props: object) =>
  findings('newer-version', homeOf([{ id: 'a', type: 'card', v, props }]))

test('a node of a version that its block does not have yet is reported at its version', () => {
  expect(found(3, { title: 'A' })).toEqual(['pages/home.json:6:7 v 3 of "card"; this Tenun has 2.'])
})

test('a node of the current version, or of an older one, is valid', () => {
  expect(found(2, { title: 'A' })).toEqual([])
  expect(found(1, { name: 'A' })).toEqual([])
})
