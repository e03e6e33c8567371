import { expect, test } from 'vitest'
import { homeOf } from '#tests/made-up/layouts.ts'
import { findings } from '#tests/made-up/rules.ts'

const found = (props: object, page: object = {}) =>
  findings('unknown-key', homeOf([{ id: 'a', type: 'note', props }], page))

test('a key that a page, or a block, does not have is reported with a suggestion', () => {
  expect(found({ heading: 'A' }, { titel: 'A' })).toEqual([
    'pages/home.json:2:3 "titel" is not read here. Did you mean "title"?',
  ])
  expect(found({ heading: 'A', tonne: 'calm' })).toEqual([
    'pages/home.json:8:9 "tonne" is not read here. Did you mean "tone"?',
  ])
})

test('an input that a call does not have is reported too', () => {
  const data = { posts: { endpoint: 'v3/post/list', input: { kindSlug: 'news', sorts: 'newest' } } }
  expect(found({ heading: 'A' }, { data })).toEqual([
    'pages/home.json:7:9 GET v3/post/list does not read "sorts". Did you mean "sort"?',
  ])
})

test('known keys are valid', () => {
  expect(found({ heading: 'A', tone: 'calm' }, { title: 'A' })).toEqual([])
})
