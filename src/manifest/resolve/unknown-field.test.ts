import { expect, test } from 'vitest'
import { homeOf } from '#tests/made-up/layouts.ts'
import { findings } from '#tests/made-up/rules.ts'

const input = { kindSlug: 'news', slug: 'satu' }
const data = { post: { endpoint: 'v3/post/detail', input } }
const found = ($bind: string) =>
  findings(
    'unknown-field',
    homeOf([{ id: 'a', type: 'note', props: { heading: { $bind } } }], { data }),
  )

test('a field that the answer does not have is reported with a suggestion', () => {
  expect(found('post.titel')).toEqual([
    'pages/home.json:16:9 "post.titel": there is no "titel". Did you mean "title"?',
  ])
})

test('a field below a text, and what every object inherits, do not exist', () => {
  expect(found('post.title.length')).toEqual([
    'pages/home.json:16:9 "post.title.length": there is no "length".',
  ])
  expect(found('post.constructor')).toHaveLength(1)
})

test('fields of the answer and of the site are found at any depth', () => {
  expect(['post.category.name', 'site.title'].flatMap(found)).toEqual([])
})
