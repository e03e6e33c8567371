import { expect, test } from 'vitest'
import { homeOf, manifestOf } from '#tests/made-up/layouts.ts'
import { findings } from '#tests/made-up/rules.ts'

const found = (...paths: string[]) =>
  findings(
    'duplicate-route',
    homeOf([], {}, { routes: paths.map((path) => ({ path, page: 'home' })) }),
  )

test('two routes of one path are told, whatever their case and their parameters’ names', () => {
  expect(found('/', '/Class/:slug', '/class/:code')).toEqual([
    'layout.json:20:7 /class/:code is served as /Class/:slug already.',
  ])
})

test('paths of other lengths, and a parameter beside a fixed segment, are two', () => {
  expect(found('/', '/Class', '/Class/:slug', '/Class/baru', '/Class/:slug/:id')).toEqual([])
})

test('a route of the parent’s path takes its place and is no second', () => {
  const routes = [{ path: '/About', page: 'home' }]
  const base = { 'layout.json': manifestOf('base', { abstract: true, routes }) }
  const files = homeOf([], {}, { extends: 'base', routes: [{ path: '/about', page: 'home' }] })
  expect(findings('duplicate-route', files, { others: { base } })).toEqual([])
})
