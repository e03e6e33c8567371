import { expect, test } from 'vitest'
import { manifestOf } from '#tests/made-up/layouts.ts'
import { findings } from '#tests/made-up/rules.ts'

const induk = {
  'layout.json': manifestOf('induk'),
  'pages/home.mdx': 'Halo.\n\n<WideBox id="kotak">\n  <Note id="a" heading="A" />\n</WideBox>\n',
}
const found = (operation: object) =>
  findings(
    'patch-prose',
    {
      'layout.json': manifestOf('coba', { extends: 'induk' }),
      'pages/home.json': { patch: [operation] },
    },
    { others: { induk } },
  )

test.each([
  { op: 'remove', at: 'kotak' },
  { op: 'move', at: 'a', where: 'start' },
  { op: 'insert', where: 'end', node: { id: 'b', type: 'feed' } },
])('%j would change the order of a page of prose and is reported', (operation) => {
  expect(found(operation)).toEqual([
    'pages/home.json:3:5 The blocks of a page of prose stand where its text puts them.',
  ])
})

test('props of its blocks, and the content of their slots, may be changed', () => {
  expect(found({ op: 'props', at: 'a', props: { heading: 'B' } })).toEqual([])
  expect(found({ op: 'remove', at: 'a' })).toEqual([])
})
