import { expect, test } from 'vitest'
import { homeOf } from '#tests/made-up/layouts.ts'
import { findings, problemsBy } from '#tests/made-up/rules.ts'

const found = (blocks: unknown[], page: object = {}, route: object = {}) =>
  findings(
    'unused-parameter',
    homeOf(blocks, page, { routes: [{ path: '/:slug', page: 'home', ...route }] }),
  )
const card = (title: unknown) => ({ id: 'a', type: 'card', props: { title } })

test('a parameter that nothing uses is reported at the path', () => {
  expect(found([card('A')])).toEqual([
    'layout.json:12:7 Nothing takes :slug: every /:slug is the same page.',
  ])
  const files = homeOf([], {}, { routes: [{ path: '/:slug', page: 'home' }] })
  expect(problemsBy('unused-parameter', files)).toMatchObject([{ page: 'home' }])
})

test('a parameter in a block, also in a slot, is used', () => {
  expect(found([card({ $route: 'slug' })])).toEqual([])
  expect(found([card({ $bind: 'route.slug' })])).toEqual([])
  const inside = { id: 'b', type: 'wide-box', slots: { aside: [card({ $route: 'slug' })] } }
  expect(found([inside])).toEqual([])
})

test('a parameter in data, a title, an SEO rule or a check is used', () => {
  const data = { post: { endpoint: 'v3/post/detail', input: { slug: { $route: 'slug' } } } }
  expect(found([], { data })).toEqual([])
  expect(found([], { title: { $bind: 'route.slug' } })).toEqual([])
  expect(found([], { seo: { keywords: { $bind: 'route.slug' } } })).toEqual([])
  expect(found([], {}, { title: { $bind: 'route.slug' } })).toEqual([])
  expect(found([], {}, { checks: [{ parameter: 'slug', is: 'number' }] })).toEqual([])
})

test('an optional parameter may be unused', () => {
  expect(found([card({ $route: 'slug' })], {}, { path: '/:slug/:title?' })).toEqual([])
})

test('a title behind an item that must exist is compared with the item’s own', () => {
  const data = { post: { endpoint: 'v3/post/detail', input: { id: { $route: 'id' } } } }
  const checks = [{ exists: 'post' }]
  expect(found([], { data }, { path: '/:id/:title', checks })).toEqual([])
  expect(found([], { data }, { path: '/:id/:title' })).toHaveLength(1)
  expect(found([], { data }, { path: '/:id/:page', checks })).toHaveLength(1)
})

test('of several parameters the unused one is reported', () => {
  expect(found([card({ $route: 'slug' })], {}, { path: '/:slug/:page' })).toEqual([
    'layout.json:12:7 Nothing takes :page: every /:slug/:page is the same page.',
  ])
})
