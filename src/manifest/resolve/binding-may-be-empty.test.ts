import { expect, test } from 'vitest'
import { homeOf } from '#tests/made-up/layouts.ts'
import { findings } from '#tests/made-up/rules.ts'

const input = { kindSlug: 'news', slug: 'satu' }
const data = { post: { endpoint: 'v3/post/detail', input } }
const found = (props: object) =>
  findings('binding-may-be-empty', homeOf([{ id: 'a', type: 'note', props }], { data }))

test('a prop that must have a value is told when it is bound to one that may be missing', () => {
  expect(found({ heading: { $bind: 'post.category.name' } })).toEqual([
    'pages/home.json:16:9 "post.category.name" may be empty, and there is no fallback.',
  ])
})

test('a fallback, a value that is always there, and a prop that may be left out are fine', () => {
  expect(found({ heading: { $bind: 'post.category.name', fallback: 'Berita' } })).toEqual([])
  expect(found({ heading: { $bind: 'post.title' } })).toEqual([])
  expect(found({ heading: 'Halo', picture: { $bind: 'post.cover' } })).toEqual([])
})
