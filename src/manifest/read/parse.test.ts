import { expect, test } from 'vitest'
import { compileFiles } from '#tests/made-up/compile-layouts.ts'
import { homeOf, short } from '#tests/made-up/layouts.ts'

test('a folder whose layout has another name is reported at the name', () => {
  const files = homeOf([], {}, { name: 'lain' })
  expect(compileFiles('coba', { coba: files }).problems.map(short)).toEqual([
    'layouts/coba/layout.json:3:3 wrong-name "lain" stands in coba/.',
  ])
})

test('a folder without layout.json is reported and gives no layout', () => {
  const { layout, problems } = compileFiles('coba', { coba: { 'pages/home.json': { blocks: [] } } })
  expect(layout).toBeUndefined()
  expect(problems.map(({ rule, file }) => [rule, file])).toEqual([
    ['missing-file', 'layouts/coba/layout.json'],
  ])
})
