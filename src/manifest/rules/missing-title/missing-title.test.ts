import { expect, test } from 'vitest'
import { homeOf, manifestOf } from '#tests/made-up/layouts.ts'
import { findings, problemsBy } from '#tests/made-up/rules.ts'

test('a route is reported when neither it nor its page has a title', () => {
  expect(findings('missing-title', homeOf([]))).toEqual([
    'layout.json:12:7 Neither / nor its page "home" has a title.',
  ])
  expect(problemsBy('missing-title', homeOf([]))).toMatchObject([{ page: 'home' }])
})

test('a title of the page, of the route or bound to data is enough', () => {
  const routes = [{ path: '/', page: 'home', title: { $bind: 'site.title' } }]
  expect(findings('missing-title', homeOf([], { title: 'Beranda' }))).toEqual([])
  expect(findings('missing-title', homeOf([], {}, { routes }))).toEqual([])
})

test('a title that only the parent’s page has is enough', () => {
  const base = {
    'layout.json': manifestOf('base', { abstract: true }),
    'pages/home.json': { title: 'Beranda', blocks: [] },
  }
  const files = {
    'layout.json': manifestOf('coba', { extends: 'base', routes: [{ path: '/', page: 'home' }] }),
    'pages/home.json': { patch: [] },
  }
  expect(findings('missing-title', files, { others: { base } })).toEqual([])
})

test('a route to a page that does not exist is not reported twice', () => {
  const files = { 'layout.json': manifestOf('coba', { routes: [{ path: '/', page: 'x' }] }) }
  expect(findings('missing-title', files)).toEqual([])
})
