import { expect, test } from 'vitest'
import { homeOf } from '#tests/made-up/layouts.ts'
import { findings } from '#tests/made-up/rules.ts'

const found = (heading: object, checks: object[] = []) =>
  findings(
    'unknown-parameter',
    homeOf(
      [{ id: 'a', type: 'note', props: { heading } }],
      {},
      { routes: [{ path: '/News/:slug', page: 'home', checks }] },
    ),
  )

test('a parameter that no path of the page has is reported with a suggestion', () => {
  expect(found({ $route: 'slag' })).toEqual([
    'pages/home.json:7:9 No path of this page has :slag. Did you mean "slug"?',
  ])
  expect(found({ $bind: 'route.slag' })).toEqual([
    'pages/home.json:7:9 No path of this page has :slag. Did you mean "slug"?',
  ])
})

test('a check of a parameter that its route does not have is reported at the check', () => {
  expect(found({ $route: 'slug' }, [{ parameter: 'level', oneOf: ['dasar'] }])).toEqual([
    'layout.json:15:9 /News/:slug has no :level.',
  ])
})

test('a parameter of the path exists, wherever it is used', () => {
  expect(found({ $route: 'slug' }, [{ parameter: 'slug', oneOf: ['a'] }])).toEqual([])
  expect(found({ $bind: 'route.slug' })).toEqual([])
})
