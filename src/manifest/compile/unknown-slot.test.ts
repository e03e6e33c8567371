import { expect, test } from 'vitest'
import { homeOf } from '#tests/made-up/layouts.ts'
import { findings } from '#tests/made-up/rules.ts'

const found = (type: string, slot: string) => {
  const children = [{ id: 'b', type: 'note', props: { heading: 'B' } }]
  const props = type === 'note' ? { heading: 'A' } : {}
  return findings('unknown-slot', homeOf([{ id: 'a', type, props, slots: { [slot]: children } }]))
}

test('a slot that the block does not have is reported with a suggestion', () => {
  expect(found('wide-box', 'bodi')).toEqual([
    'pages/home.json:8:9 "wide-box" has no slot "bodi". Did you mean "body"?',
  ])
})

test('a block without slots has none, not even what every object inherits', () => {
  expect(found('note', 'body')).toEqual(['pages/home.json:10:9 "note" has no slot "body".'])
  expect(found('note', 'toString')).toEqual(['pages/home.json:10:9 "note" has no slot "toString".'])
})

test('a slot of the block is valid', () => {
  expect(found('wide-box', 'body')).toEqual([])
})
