import { expect, test } from 'vitest'
import { homeOf } from '#tests/made-up/layouts.ts'
import { findings } from '#tests/made-up/rules.ts'

const found = (page: object = {}, layout: object = {}) =>
  findings('missing-description', homeOf([], page, layout))

test('a route is reported when neither it, nor its page, nor the site has a description', () => {
  expect(found()).toEqual([
    'layout.json:12:7 Neither /, its page "home" nor the site has a description.',
  ])
})

test('a description of the route, of the page or of the site is enough', () => {
  const seo = { description: 'Tempat belajar.' }
  const meta = { description: { id: 'Tempat belajar.' } }
  expect(found({ seo })).toEqual([])
  expect(found({}, { routes: [{ path: '/', page: 'home', seo }] })).toEqual([])
  expect(found({}, { site: { settings: { title: 'A', isMaintenance: false, meta } } })).toEqual([])
})

test('a page with noindex needs none', () => {
  expect(found({ seo: { robots: 'noindex, follow' } })).toEqual([])
})

test('a page about one item has a description from the item', () => {
  const data = { post: { endpoint: 'v3/post/detail', input: { slug: { $route: 'slug' } } } }
  expect(found({ data }, { routes: [{ path: '/:slug', page: 'home' }] })).toEqual([])
})

test('a layout without a site is not checked', () => {
  expect(found({}, { site: undefined, abstract: true })).toEqual([])
})
