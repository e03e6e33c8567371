import { expect, test } from 'vitest'
import { homeOf } from '#tests/made-up/layouts.ts'
import { findings } from '#tests/made-up/rules.ts'

const input = { kindSlug: 'news', slug: 'satu' }
const data = { post: { endpoint: 'v3/post/detail', input } }
const found = (props: object) =>
  findings('binding-may-be-empty', homeOf([{ id: 'a', type: 'note', props }], { data }))

test('a required prop bound to an optional value is reported', () => {
  expect(found({ heading: { $bind: 'post.category.name' } })).toEqual([
    'pages/home.json:16:9 "post.category.name" may be empty, and there is no fallback.',
  ])
})

test('a fallback, a value that is always present, and an optional prop are valid', () => {
  expect(found({ heading: { $bind: 'post.category.name', fallback: 'Berita' } })).toEqual([])
  expect(found({ heading: { $bind: 'post.title' } })).toEqual([])
  expect(found({ heading: 'Halo', picture: { $bind: 'post.cover' } })).toEqual([])
})
