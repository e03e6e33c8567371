import { expect, test } from 'vitest'
import { homeOf } from '#tests/made-up/layouts.ts'
import { findings } from '#tests/made-up/rules.ts'

const found = (body: string, text = 'Halo.') =>
  findings('unknown-content', {
    ...homeOf([{ id: 'a', type: 'card', v: 2, props: { title: 'A', body } }]),
    'content/syarat.mdx': text,
  })

test('a text that content/ does not hold is reported with a suggestion', () => {
  expect(found('content:sarat')).toEqual([
    'pages/home.json:9:9 content/ holds no "sarat". Did you mean "syarat"?',
  ])
})

test('a text that exists is valid, also when it cannot be read, and so is one that names no file', () => {
  expect(found('content:syarat')).toEqual([])
  expect(found('content:syarat', '<iframe />')).toEqual([])
  expect(found('Syarat content:sarat')).toEqual([])
})
