import { expect, test } from 'vitest'
import { homeOf } from '#tests/made-up/layouts.ts'
import { findings } from '#tests/made-up/rules.ts'

const found = (type: string) =>
  findings('unknown-block', homeOf([{ id: 'a', type, props: { heading: 'A' } }]))

test('a node of a block that does not exist is reported with a suggestion', () => {
  expect(found('notes')).toEqual([
    'pages/home.json:5:7 There is no block "notes". Did you mean "note"?',
  ])
})

test('what every object inherits is not a block', () => {
  expect(found('constructor')).toEqual(['pages/home.json:5:7 There is no block "constructor".'])
})

test('a block that exists is found, whatever its props', () => {
  expect(found('note')).toEqual([])
  expect(found('feed')).toEqual([])
})
