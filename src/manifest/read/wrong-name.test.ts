import { expect, test } from 'vitest'
import { manifestOf } from '#tests/made-up/layouts.ts'
import { findings } from '#tests/made-up/rules.ts'

const found = (name: string) => findings('wrong-name', { 'layout.json': manifestOf(name) })

test('a name that is not the folder’s is told where it stands', () => {
  expect(found('cobb')).toEqual(['layout.json:3:3 "cobb" stands in coba/.'])
})

test('the folder’s name is right', () => {
  expect(found('coba')).toEqual([])
})
