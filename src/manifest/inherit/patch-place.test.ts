import { expect, test } from 'vitest'
import { homeOf, manifestOf } from '#tests/made-up/layouts.ts'
import { findings } from '#tests/made-up/rules.ts'

const note = (id: string) => ({ id, type: 'note', props: { heading: id } })
const induk = {
  ...homeOf([note('a'), { id: 'kotak', type: 'wide-box' }]),
  'layout.json': manifestOf('induk'),
}
const found = (operation: object) =>
  findings(
    'patch-place',
    {
      'layout.json': manifestOf('coba', { extends: 'induk' }),
      'pages/home.json': { patch: [{ op: 'insert', node: note('b'), ...operation }] },
    },
    { others: { induk } },
  )

test('an insertion beside nothing, or into a node without a slot name, is reported', () => {
  expect(found({ where: 'before' })).toEqual([
    'pages/home.json:3:5 "before" needs "at" and no slot.',
  ])
  expect(found({ where: 'end', at: 'kotak' })).toEqual([
    'pages/home.json:3:5 Say which slot of "kotak".',
  ])
})

test('an insertion with a position is applied', () => {
  expect(found({ where: 'before', at: 'a' })).toEqual([])
  expect(found({ where: 'end', at: 'kotak', slot: 'body' })).toEqual([])
  expect(found({ where: 'end' })).toEqual([])
})
