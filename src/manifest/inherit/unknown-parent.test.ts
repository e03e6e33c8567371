import { expect, test } from 'vitest'
import { manifestOf } from '#tests/made-up/layouts.ts'
import { findings } from '#tests/made-up/rules.ts'

const found = (parent: string, induk: object) =>
  findings(
    'unknown-parent',
    { 'layout.json': manifestOf('coba', { extends: parent }) },
    { others: { induk: { 'layout.json': induk } } },
  )

test('a parent that does not exist, or has no manifest to read, is reported', () => {
  expect(found('indik', manifestOf('induk'))).toEqual([
    'layout.json:10:3 There is no layout "indik" to extend.',
  ])
  expect(found('induk', {})).toEqual(['layout.json:10:3 There is no layout "induk" to extend.'])
})

test('a parent that exists is found', () => {
  expect(found('induk', manifestOf('induk'))).toEqual([])
})
