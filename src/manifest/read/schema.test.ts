import { expect, test } from 'vitest'
import { homeOf } from '#tests/made-up/layouts.ts'
import { findings } from '#tests/made-up/rules.ts'

const found = (props: object, node: object = {}) =>
  findings('schema', homeOf([{ id: 'a', type: 'note', ...node, props }]))

test('a prop that its block does not take is told where it stands, or at its node when it is missing', () => {
  expect(found({ heading: 'A', count: 6, tone: 'calmm' })).toEqual([
    'pages/home.json:9:9 "calmm" is not one of calm, bright. Did you mean "calm"?',
    'pages/home.json:8:9 6 must be <= 5.',
  ])
  expect(found({})).toEqual(['pages/home.json:6:7 "heading" is missing.'])
})

test('a value that no page may have is told before any block is asked', () => {
  expect(found({ heading: 'A' }, { id: 'A' })).toEqual([
    'pages/home.json:4:7 "A" must be lower case letters, digits and hyphens, beginning with a letter.',
  ])
})

test('the last value that is allowed, and a prop that may be left out, are fine', () => {
  expect(found({ heading: 'x'.repeat(60), count: 5 })).toEqual([])
})
