import { expect, test } from 'vitest'
import { homeOf } from '#tests/made-up/layouts.ts'
import { findings } from '#tests/made-up/rules.ts'

const query = {
  page: { type: 'number', max: 5, default: 1 },
  search: { type: 'text', max: 60 },
  tone: { type: 'choice', of: ['calm', 'brihgt'] },
}
const layout = { routes: [{ path: '/', page: 'home', query }] }
const note = (props: object) => ({ id: 'a', type: 'note', props: { heading: 'A', ...props } })
const found = (rule: Parameters<typeof findings>[0], props: object, more: object = layout) =>
  findings(rule, homeOf([note(props)], {}, more))

test('a query value that the route does not declare is reported with a suggestion', () => {
  expect(found('unknown-query', { count: { $query: 'pgae' } })).toEqual([
    'pages/home.json:8:9 The route / declares no query value "pgae". Did you mean "page"?',
  ])
})

test('of several routes those that do not declare the value are named', () => {
  const routes = [...layout.routes, { path: '/Lain', page: 'home' }]
  expect(found('unknown-query', { count: { $query: 'page' } }, { routes })).toEqual([
    'pages/home.json:8:9 The route /Lain declares no query value "page".',
  ])
})

test('the header and the footer read no query', () => {
  const shell = { header: [{ ...note({ count: { $query: 'page' } }), id: 'kepala' }] }
  expect(found('unknown-query', {}, { ...layout, shell })).toEqual([
    'layout.json:41:11 The header and the footer stand on every page, so they read no query.',
  ])
})

test('a declared value of the kind that the prop takes is right', () => {
  const props = { count: { $query: 'page' } }
  expect(found('unknown-query', props)).toEqual([])
  expect(found('binding-type', props)).toEqual([])
})

test('a value of another kind, beyond the limits of the prop or not in its list is reported', () => {
  expect(found('binding-type', { heading: { $query: 'page' } })).toEqual([
    'pages/home.json:7:9 "page" is a number; here stands a text.',
  ])
  const wide = { page: { type: 'number', min: 0, max: 9 }, search: { type: 'text', max: 100 } }
  const routes = [{ path: '/', page: 'home', query: wide }]
  expect(found('binding-type', { count: { $query: 'page' } }, { routes })).toEqual([
    'pages/home.json:8:9 "page" may be 0; here stands 1 or more.',
    'pages/home.json:8:9 "page" may be 9; here stands at most 5.',
  ])
  expect(found('binding-type', { heading: { $query: 'search' } }, { routes })).toEqual([
    'pages/home.json:7:9 "search" may have 100 characters; here at most 60.',
  ])
  expect(found('binding-type', { tone: { $query: 'tone' } })).toEqual([
    'pages/home.json:8:9 "tone" may be "brihgt". Did you mean "bright"?',
  ])
  expect(found('binding-type', { tone: { $query: 'search' } })).toEqual([
    'pages/home.json:8:9 "search" is any text; here stands one of calm, bright.',
  ])
})

test('a prop that must have a value is bound to one with a default', () => {
  expect(found('binding-may-be-empty', { heading: { $query: 'search' } })).toEqual([
    'pages/home.json:7:9 "search" may be empty, and its declaration has no default.',
  ])
})

test('an input of a call is bound to values that it takes', () => {
  const input = { kindSlug: 'news', page: { $query: 'page' }, sort: { $query: 'tone' } }
  const data = { posts: { endpoint: 'v3/post/list', input } }
  expect(findings('wrong-input', homeOf([], { data }, layout))).toEqual([
    expect.stringContaining('GET v3/post/list "sort" may be calm. Choose one of: '),
    expect.stringContaining('GET v3/post/list "sort" may be brihgt. Choose one of: '),
  ])
  const lost = { posts: { endpoint: 'v3/post/list', input: { ...input, page: { $query: 'p' } } } }
  expect(findings('unknown-query', homeOf([], { data: lost }, layout))).toHaveLength(1)
})
