import { expect, test } from 'vitest'
import { homeOf } from '#tests/made-up/layouts.ts'
import { findings } from '#tests/made-up/rules.ts'

const found = (input: object) =>
  findings(
    'missing-input',
    homeOf(
      [],
      { data: { post: { endpoint: 'v3/post/detail', input } } },
      { routes: [{ path: '/News/:slug', page: 'home' }] },
    ),
  )

test('an input that its call must have is told at the data that leaves it out', () => {
  expect(found({ slug: 'satu' })).toEqual([
    'pages/home.json:3:5 GET v3/post/detail needs "kindSlug".',
  ])
})

test('one of two inputs that a call needs is enough, also when the route says it', () => {
  expect(found({ kindSlug: 'news' })).toHaveLength(1)
  expect(found({ kindSlug: 'news', id: 'p1' })).toEqual([])
  expect(found({ kindSlug: 'news', slug: { $route: 'slug' } })).toEqual([])
})
