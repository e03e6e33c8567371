import { expect, test } from 'vitest'
import { homeOf } from '#tests/made-up/layouts.ts'
import { findings } from '#tests/made-up/rules.ts'

const found = (page: object) => findings('two-bodies', { ...homeOf([]), 'pages/home.json': page })

test('a page that is both whole and a patch is reported at its patch, one that is neither at its start', () => {
  expect(found({ title: 'A', blocks: [], patch: [] })).toEqual([
    'pages/home.json:4:3 Both "blocks" and "patch" stand here.',
  ])
  expect(found({ title: 'A' })).toEqual(['pages/home.json:1:1 "blocks" is missing.'])
})

test('a page without blocks is whole, and one without operations is a patch', () => {
  expect(found({ blocks: [] })).toEqual([])
  expect(found({ patch: [] })).toEqual([])
})
