import { expect, test } from 'vitest'
import { homeOf } from '#tests/made-up/layouts.ts'
import { findings } from '#tests/made-up/rules.ts'

const found = (input: object) =>
  findings(
    'wrong-input',
    homeOf(
      [],
      { data: { posts: { endpoint: 'v3/post/list', input: { kindSlug: 'news', ...input } } } },
      { routes: [{ path: '/News/:n', page: 'home' }] },
    ),
  )

test('a value that the call does not accept is reported at its location', () => {
  expect(found({ pageSize: 101, sort: 'views' })).toEqual([
    'pages/home.json:7:9 GET v3/post/list "pageSize": The largest value is 100.',
    'pages/home.json:8:9 GET v3/post/list "sort": Choose one of: "newest", "oldest", "popular", "title", "upcoming".',
  ])
})

test('the maximum, a number as text, and a value of the route are valid', () => {
  expect(found({ pageSize: 100 })).toEqual([])
  expect(found({ pageSize: '100', page: { $route: 'n' } })).toEqual([])
})
