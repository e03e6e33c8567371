import { expect, test } from 'vitest'
import { homeOf } from '#tests/made-up/layouts.ts'
import { findings } from '#tests/made-up/rules.ts'

const input = { kindSlug: 'news', slug: 'satu' }
const data = { post: { endpoint: 'v3/post/detail', input } }
const found = (props: object) =>
  findings('binding-type', homeOf([{ id: 'a', type: 'note', props }], { data }))

test('a number where a text is drawn is told, and a text where a number must be', () => {
  expect(found({ heading: { $bind: 'post.views' }, count: { $bind: 'post.title' } })).toEqual([
    'pages/home.json:16:9 "post.views" is a number; here stands a text.',
    'pages/home.json:19:9 "post.title" is a text; here stands a number.',
  ])
})

test('a number that a format made a text, or that stands for a number, is fine', () => {
  expect(
    found({
      heading: { $bind: 'post.views', format: ['number'] },
      count: { $bind: 'post.minutes' },
    }),
  ).toEqual([])
})
