import { expect, test } from 'vitest'
import { homeOf } from '#tests/made-up/layouts.ts'
import { findings } from '#tests/made-up/rules.ts'

const found = (input: object, endpoint = 'v3/post/detail') =>
  findings(
    'missing-input',
    homeOf(
      [],
      { data: { post: { endpoint, input } } },
      { routes: [{ path: '/News/:slug', page: 'home' }] },
    ),
  )

test('a missing required input is reported at the data that lacks it', () => {
  expect(found({ slug: 'satu' }, 'v3/post/kind/category/detail')).toEqual([
    'pages/home.json:3:5 GET v3/post/kind/category/detail needs "kindSlug".',
  ])
})

test('one of two alternative inputs is enough, also from the route', () => {
  expect(found({ kindSlug: 'news' })).toHaveLength(1)
  expect(found({ kindSlug: 'news', id: 'p1' })).toEqual([])
  expect(found({ kindSlug: 'news', slug: { $route: 'slug' } })).toEqual([])
})
