import { expect, test } from 'vitest'
import { homeOf, manifestOf } from '#tests/made-up/layouts.ts'
import { findings, problemsBy } from '#tests/made-up/rules.ts'

const data = {
  classes: { endpoint: 'v1/class/active', input: {} },
  posts: { endpoint: 'v3/post/list', input: { kindSlug: 'news' } },
}
const takes = ($bind: string) => ({ id: 'a', type: 'card', props: { title: { $bind } } })
const found = (blocks: unknown[], page: object = { data }, route: object = {}) =>
  findings(
    'unused-data',
    homeOf(blocks, page, { routes: [{ path: '/:slug?', page: 'home', ...route }] }),
  )

test('data that nothing uses is reported at its name', () => {
  expect(found([takes('classes.items.0.name')])).toEqual([
    'pages/home.json:7:5 Nothing takes "posts".',
  ])
  expect(problemsBy('unused-data', homeOf([], { data }))).toMatchObject([
    { page: 'home' },
    { page: 'home' },
  ])
})

test('data used by a block, a title, an SEO rule or other data is used', () => {
  const title = { $bind: 'classes.items.0.name' }
  expect(found([takes('posts.items.0.title')], { title, data })).toEqual([])
  expect(found([takes('posts.items.0.title')], { data }, { title })).toEqual([])
  const seo = { description: { $bind: 'posts.items.0.title' } }
  const asked = {
    post: { endpoint: 'v3/post/detail', input: { slug: { $bind: 'classes.items.0.slug' } } },
  }
  expect(found([takes('post.title')], { seo, data: { ...data, ...asked } })).toEqual([])
})

test('data that a route checks is used', () => {
  const checks = [{ exists: 'classes' }, { parameter: 'slug', equals: 'posts.items.0.slug' }]
  expect(found([], { data }, { checks })).toEqual([])
})

test('an item is used as the description of a page without one', () => {
  const item = { post: { endpoint: 'v3/post/detail', input: { slug: { $route: 'slug' } } } }
  expect(found([], { data: item })).toEqual([])
  expect(found([], { data: item, seo: { description: 'Kabar.' } })).toEqual([
    'pages/home.json:3:5 Nothing takes "post".',
  ])
})

test('data that only a parent loads is not reported', () => {
  const base = {
    'layout.json': manifestOf('base', { abstract: true }),
    'pages/home.json': { data: { posts: data.posts }, blocks: [takes('posts.items.0.title')] },
  }
  const files = {
    'layout.json': manifestOf('coba', { extends: 'base', routes: [{ path: '/', page: 'home' }] }),
    'pages/home.json': { patch: [{ op: 'remove', at: 'a' }] },
  }
  expect(findings('unused-data', files, { others: { base } })).toEqual([])
})

test('data whose rows a text of the query names is used', () => {
  const query = { class: { type: 'text', rows: 'classes' } }
  expect(found([takes('posts.items.0.title')], { data }, { query })).toEqual([])
})
