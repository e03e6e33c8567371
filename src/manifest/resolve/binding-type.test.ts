import { expect, test } from 'vitest'
import { homeOf } from '#tests/made-up/layouts.ts'
import { findings } from '#tests/made-up/rules.ts'

const input = { kindSlug: 'news', slug: 'satu' }
const data = { post: { endpoint: 'v3/post/detail', input } }
const found = (props: object) =>
  findings('binding-type', homeOf([{ id: 'a', type: 'note', props }], { data }))

test('a number in a prop of text is reported, and a text in a prop of a number', () => {
  expect(found({ heading: { $bind: 'post.views' }, count: { $bind: 'post.title' } })).toEqual([
    'pages/home.json:16:9 "post.views" is a number; here stands a text.',
    'pages/home.json:19:9 "post.title" is a text; here stands a number.',
  ])
})

test('a number formatted as text, or in a prop of a number, is valid', () => {
  expect(
    found({
      heading: { $bind: 'post.views', format: ['number'] },
      count: { $bind: 'post.minutes' },
    }),
  ).toEqual([])
})
