import { expect, test } from 'vitest'
import { homeOf, manifestOf } from '#tests/made-up/layouts.ts'
import { findings } from '#tests/made-up/rules.ts'

const props = { heading: 'A', tone: 'bright' }
const induk = {
  ...homeOf([{ id: 'pembuka', type: 'note', props }]),
  'layout.json': manifestOf('induk'),
}
const found = (operation: object, page = 'home') =>
  findings(
    'patch-target',
    {
      'layout.json': manifestOf('coba', { extends: 'induk' }),
      [`pages/${page}.json`]: { patch: [operation] },
    },
    { others: { induk } },
  )

test('a node that does not exist is reported with a suggestion', () => {
  expect(found({ op: 'remove', at: 'pembukaan' })).toEqual([
    'pages/home.json:5:7 There is no node "pembukaan" to change. Did you mean "pembuka"?',
  ])
})

test('a prop to unset and a page to patch must exist too', () => {
  expect(found({ op: 'unset', at: 'pembuka', paths: ['/href'] })).toEqual([
    'pages/home.json:7:9 "pembuka" has no /href to take away.',
  ])
  expect(found({ op: 'remove', at: 'pembuka' }, 'lain')).toEqual([
    'pages/lain.json:2:3 No parent writes a page "lain" to patch.',
  ])
})

test('nodes of the parent’s page may be changed', () => {
  expect(found({ op: 'remove', at: 'pembuka' })).toEqual([])
  expect(found({ op: 'unset', at: 'pembuka', paths: ['/tone'] })).toEqual([])
})
