import { expect, test } from 'vitest'
import { homeOf } from '#tests/made-up/layouts.ts'
import { findings } from '#tests/made-up/rules.ts'

const found = (props: object, node: object = {}) =>
  findings('schema', homeOf([{ id: 'a', type: 'note', ...node, props }]))

test('a prop that its block rejects is reported at the prop, or at its node when it is missing', () => {
  expect(found({ heading: 'A', count: 6, tone: 'calmm' })).toEqual([
    'pages/home.json:9:9 "calmm" is not one of calm, bright. Did you mean "calm"?',
    'pages/home.json:8:9 6 is more than 5.',
  ])
  expect(found({})).toEqual(['pages/home.json:6:7 "heading" is missing.'])
})

test('a value that no page may have is reported before any block is checked', () => {
  expect(found({ heading: 'A' }, { id: 'A' })).toEqual([
    'pages/home.json:4:7 "A" must be lower case letters, digits and hyphens, beginning with a letter.',
  ])
})

test('the maximum, and a missing optional prop, are valid', () => {
  expect(found({ heading: 'x'.repeat(60), count: 5 })).toEqual([])
})
