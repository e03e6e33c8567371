import { expect, test } from 'vitest'
import { homeOf, manifestOf } from '#tests/made-up/layouts.ts'
import { findings } from '#tests/made-up/rules.ts'

const note = { id: 'a', type: 'note', lock: ['/props/heading'], props: { heading: 'A' } }
const induk = {
  ...homeOf([note]),
  'layout.json': manifestOf('induk', { lock: ['/theme/shape'], theme: { shape: 'round' } }),
}
const found = (props: object, theme: object) =>
  findings(
    'locked',
    {
      'layout.json': manifestOf('coba', { extends: 'induk', theme }),
      'pages/home.json': { patch: [{ op: 'props', at: 'a', props }] },
    },
    { others: { induk } },
  )

test('a prop and a part of the theme that the parent locked are reported at their location', () => {
  expect(found({ heading: 'B' }, { shape: 'square' })).toEqual([
    'layout.json:12:5 /theme/shape is locked by "induk".',
    'pages/home.json:7:9 "a/heading" is locked by "induk".',
  ])
})

test('what is beside a lock may be written', () => {
  expect(found({ tone: 'bright' }, { motif: 'dots' })).toEqual([])
})
