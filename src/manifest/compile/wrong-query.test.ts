import { expect, test } from 'vitest'
import { homeOf } from '#tests/made-up/layouts.ts'
import { findings } from '#tests/made-up/rules.ts'

const found = (query: object, path = '/') =>
  findings('wrong-query', homeOf([], {}, { routes: [{ path, page: 'home', query }] }))

test('a default outside of its range or its list is reported at the default', () => {
  expect(found({ page: { type: 'number', max: 5, default: 6 } })).toEqual([
    'layout.json:18:11 6 is not between 1 and 5.',
  ])
  expect(found({ sort: { type: 'choice', of: ['newest'], default: 'newset' } })).toEqual([
    'layout.json:20:11 "newset" is not in the list. Did you mean "newest"?',
  ])
})

test('an empty range, a value that is listed twice and the name of a parameter are reported', () => {
  expect(found({ page: { type: 'number', min: 6, max: 5 } })).toEqual([
    'layout.json:15:9 No number is 6 or more and at most 5.',
  ])
  expect(found({ sort: { type: 'choice', of: ['a', 'b', 'a'] } })).toEqual([
    'layout.json:17:11 "a" is listed twice.',
  ])
  expect(found({ slug: { type: 'text' } }, '/News/:slug')).toEqual([
    'layout.json:15:9 "slug" is a parameter of the path too.',
  ])
})

test('a name of a value that is not in the list is reported', () => {
  const sort = { type: 'choice', of: ['newest'], names: { newset: 'Terbaru' } }
  expect(found({ sort })).toEqual([
    'layout.json:20:11 "newset" is not in the list. Did you mean "newest"?',
  ])
})

test('data with rows that the page does not load is reported', () => {
  const routes = [
    { path: '/', page: 'home', query: { program: { type: 'text', rows: 'programs' } } },
  ]
  expect(findings('unknown-resource', homeOf([], {}, { routes }))).toHaveLength(1)
})

test('a declaration that agrees with itself is right', () => {
  const query = {
    page: { type: 'number', default: 1 },
    search: { type: 'text' },
    state: { type: 'choice', of: ['a', 'b'], default: 'b' },
  }
  expect(found(query)).toEqual([])
})

test('a route declares at most eight values, and each by a plain name', () => {
  const many = Object.fromEntries(
    Array.from({ length: 9 }, (_, i) => [`name${i}`, { type: 'text' }]),
  )
  const wrong = (query: object) =>
    findings('schema', homeOf([], {}, { routes: [{ path: '/', page: 'home', query }] }))
  expect(wrong(many)).toHaveLength(1)
  expect(wrong({ 'a-b': { type: 'text' } })).toHaveLength(1)
  expect(wrong({ page: { type: 'date' } })).toHaveLength(1)
})
