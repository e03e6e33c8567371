import { expect, test } from 'vitest'
import { manifestOf } from '#tests/made-up/layouts.ts'
import { findings } from '#tests/made-up/rules.ts'

const found = (name: string) => findings('wrong-name', { 'layout.json': manifestOf(name) })

test('a name that differs from the folder’s is reported at its location', () => {
  expect(found('cobb')).toEqual(['layout.json:3:3 "cobb" stands in coba/.'])
})

test('the folder’s name is valid', () => {
  expect(found('coba')).toEqual([])
})
