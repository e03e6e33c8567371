import { expect, test } from 'vitest'
import { homeOf, manifestOf } from '#tests/made-up/layouts.ts'
import { findings } from '#tests/made-up/rules.ts'

const found = (...paths: string[]) =>
  findings(
    'duplicate-route',
    homeOf([], {}, { routes: paths.map((path) => ({ path, page: 'home' })) }),
  )

test('two routes of one path are reported, whatever their case and their parameters’ names', () => {
  expect(found('/', '/Class/:slug', '/class/:code')).toEqual([
    'layout.json:20:7 /class/:code is served as /Class/:slug already.',
  ])
})

test('paths of different lengths, and a parameter beside a fixed segment, are different', () => {
  expect(found('/', '/Class', '/Class/:slug', '/Class/baru', '/Class/:slug/:id')).toEqual([])
})

test('a route with the parent’s path replaces it and is not a duplicate', () => {
  const routes = [{ path: '/About', page: 'home' }]
  const base = { 'layout.json': manifestOf('base', { abstract: true, routes }) }
  const files = homeOf([], {}, { extends: 'base', routes: [{ path: '/about', page: 'home' }] })
  expect(findings('duplicate-route', files, { others: { base } })).toEqual([])
})
