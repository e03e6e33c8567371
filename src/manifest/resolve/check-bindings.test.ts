import { expect, test } from 'vitest'
import { compileFiles } from '#tests/made-up/compile-layouts.ts'
import { homeOf } from '#tests/made-up/layouts.ts'

const data = {
  post: { endpoint: 'v3/post/detail', input: { kindSlug: 'news', slug: { $route: 'slug' } } },
  classes: { endpoint: 'v1/class/active', input: {} },
}

/** The problems of a home page on `/News/:slug` that loads a post and classes. */
const wrong = (heading: unknown, page: object = {}, route: object = {}) => {
  const node = { id: 'a', type: 'note', props: { heading } }
  const routes = [{ path: '/News/:slug', page: 'home', ...route }]
  const files = homeOf([node], { data, ...page }, { routes })
  const { problems } = compileFiles('coba', { coba: files })
  return problems.map(({ rule, pointer, message }) => `${rule} ${pointer} ${message}`)
}
const bind = ($bind: string) => wrong({ $bind })

test.each([
  'post.title',
  'site.title',
  'site.meta.site_name',
  'site.css.clr_primary',
  'route.slug',
])('%s is a field of its resource', (path) => {
  expect(bind(path)).toEqual([])
})

test.each([['post.category.name'], ['classes.items.0.name']])(
  '%s may be empty: where the prop must have a value, a fallback is missed',
  (path) => {
    expect(bind(path)).toEqual([
      `binding-may-be-empty /blocks/0/props/heading "${path}" may be empty, and there is no fallback.`,
    ])
    expect(wrong({ $bind: path, fallback: 'Halo' })).toEqual([])
  },
)

test("a value of another type than the prop's is reported, unless a format converts it", () => {
  const $bind = 'classes.pagination.totalItems'
  expect(bind($bind)).toEqual([
    `binding-type /blocks/0/props/heading "${$bind}" is a number; here stands a text.`,
  ])
  expect(wrong({ $bind, format: ['number'] })).toEqual([])
  expect(wrong({ $bind: 'site.css' })).toEqual([
    'binding-type /blocks/0/props/heading "site.css" is an object; here stands a text.',
  ])
})

test('a format with an input of the wrong type is reported at its location', () => {
  expect(wrong({ $bind: 'post.title', format: ['upper', 'rupiah'] })).toEqual([
    'format-type /blocks/0/props/heading/format/1 "rupiah" takes a number; here it is given a text.',
  ])
})

test.each([
  ['post.titel', '"post.titel": there is no "titel". Did you mean "title"?'],
  ['post.category.nam', '"post.category.nam": there is no "nam". Did you mean "name"?'],
  ['classes.items.0.nama', '"classes.items.0.nama": there is no "nama". Did you mean "name"?'],
  ['post.title.length', '"post.title.length": there is no "length".'],
  ['site.password', '"site.password": there is no "password".'],
])('%s does not exist, and the nearest name is suggested', (path, message) => {
  expect(bind(path)).toEqual([`unknown-field /blocks/0/props/heading ${message}`])
})

test.each([
  'post.constructor',
  'site.toString',
  'site.constructor.name',
  'post.category.hasOwnProperty',
])('%s is not a field, though every object inherits it', (path) => {
  expect(bind(path)).toEqual([expect.stringMatching(/^unknown-field .*there is no "\w+"/)])
})

test.each(['constructor.name', 'toString', 'valueOf.name'])(
  '%s is not data of the page',
  (path) => {
    expect(bind(path)).toEqual([expect.stringMatching(/^unknown-resource /)])
  },
)

test('data that the page does not load is reported with a suggestion', () => {
  expect(bind('pots.title')).toEqual([
    'unknown-resource /blocks/0/props/heading This page loads no "pots". Did you mean "post"?',
  ])
})

test('a parameter that no path of the page has is reported, wherever it is used', () => {
  const reported =
    'unknown-parameter /blocks/0/props/heading No path of this page has :slog. Did you mean "slug"?'
  expect(wrong({ $route: 'slog' })).toEqual([reported])
  expect(bind('route.slog')).toEqual([reported])
  const input = { kindSlug: 'news', slug: { $route: 'code' } }
  const page = { data: { post: { endpoint: 'v3/post/detail', input } } }
  expect(wrong('Halo', page)).toEqual([
    'unknown-parameter /data/post/input/slug No path of this page has :code.',
  ])
})

test('titles and SEO rules are checked like props, on the page and on its route', () => {
  const title = { $bind: 'post.titel' }
  const seo = { description: { $bind: 'pst.summary' } }
  expect(wrong('Halo', { title })).toEqual([expect.stringMatching(/^unknown-field \/title /)])
  expect(wrong('Halo', { seo })).toEqual([
    expect.stringMatching(/^unknown-resource \/seo\/description /),
  ])
  expect(wrong('Halo', {}, { title })).toEqual([
    expect.stringMatching(/^unknown-field \/routes\/0\/title /),
  ])
  expect(wrong('Halo', {}, { seo })).toEqual([
    expect.stringMatching(/^unknown-resource \/routes\/0\/seo\/description /),
  ])
})
