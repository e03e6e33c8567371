import { expect, test } from 'vitest'
import { homeOf } from '#tests/made-up/layouts.ts'
import { findings } from '#tests/made-up/rules.ts'

const found = (endpoint: string) =>
  findings(
    'unknown-endpoint',
    homeOf([], { data: { post: { endpoint, input: { kindSlug: 'news' } } } }),
  )

test('a call that does not exist is reported at its endpoint', () => {
  expect(found('v3/post/lists')).toEqual([
    'pages/home.json:4:7 There is no call GET v3/post/lists.',
  ])
})

test('a call that writes does not exist for a page', () => {
  expect(found('v3/post/update')).toEqual([
    'pages/home.json:4:7 There is no call GET v3/post/update.',
  ])
})

test('a call that reads is found', () => {
  expect(found('v3/post/list')).toEqual([])
})
