import { expect, test } from 'vitest'
import { layoutOf } from '#tests/made-up/compile-layouts.ts'
import { manifestOf } from '#tests/made-up/layouts.ts'
import { itemPatterns } from './item-patterns.ts'

const read = (endpoint: string, input: object) => ({ item: { endpoint, input } })
const checks = [{ exists: 'item' }]
const layout = layoutOf({
  'layout.json': manifestOf('coba', {
    routes: [
      { path: '/News/:id/:title?', page: 'post', checks },
      { path: '/Class/:slug', page: 'class', checks },
      { path: '/Staff/:slug', page: 'staff', checks, middleware: ['role:admin'] },
    ],
  }),
  'pages/post.json': {
    data: read('v3/post/detail', { kindSlug: 'news', id: { $route: 'id' } }),
    blocks: [],
  },
  'pages/class.json': {
    data: read('v1/class/overview', { slug: { $route: 'slug' } }),
    blocks: [],
  },
  'pages/staff.json': {
    data: read('v1/program/active/detail', { slug: { $route: 'slug' } }),
    blocks: [],
  },
})

test('a kind of rows has the path of its public page, below the prefix of a language', () => {
  expect(itemPatterns(layout, '')).toEqual({ news: '/News/:id/:slug', class: '/Class/:slug' })
  expect(itemPatterns(layout, '/en')).toEqual({
    news: '/en/News/:id/:slug',
    class: '/en/Class/:slug',
  })
  expect(itemPatterns(layout, '')).toBe(itemPatterns(layout, ''))
})
