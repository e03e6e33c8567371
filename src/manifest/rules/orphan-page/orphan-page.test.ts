import { expect, test } from 'vitest'
import { homeOf, manifestOf } from '#tests/made-up/layouts.ts'
import { findings, problemsBy } from '#tests/made-up/rules.ts'

const page = { blocks: [] }

test('a page that no route serves is reported at the file', () => {
  const files = { ...homeOf([]), 'pages/lama.json': page, 'pages/baca.mdx': '# Baca\n' }
  expect(findings('orphan-page', files)).toEqual([
    'pages/lama.json:1:1 No route serves page "lama": add a route such as { "path": "/Lama", "page": "lama" } to "routes" in layout.json.',
    'pages/baca.mdx:1:1 No route serves page "baca": add a route such as { "path": "/Baca", "page": "baca" } to "routes" in layout.json.',
  ])
  expect(problemsBy('orphan-page', files)[0]?.page).toBe('lama')
})

test('the route goes where the layout has its routes', () => {
  const files = {
    'layout.json': manifestOf('coba'),
    'routes.json': { routes: [{ path: '/', page: 'home' }] },
    'pages/home.json': page,
    'pages/lama.json': page,
  }
  expect(findings('orphan-page', files)).toEqual([
    'pages/lama.json:1:1 No route serves page "lama": add a route such as { "path": "/Lama", "page": "lama" } to "routes" in routes.json.',
  ])
})

test('the page of “not found”, and a page of a parent’s route, are served', () => {
  const base = {
    'layout.json': manifestOf('base', {
      abstract: true,
      notFound: 'lost',
      routes: [{ path: '/Terms', page: 'terms' }],
    }),
    'pages/lost.json': page,
    'pages/terms.json': page,
    'pages/offered.json': page,
  }
  const files = {
    ...homeOf([], {}, { extends: 'base' }),
    'pages/lost.json': page,
    'pages/terms.json': page,
  }
  expect(findings('orphan-page', files, { others: { base } })).toEqual([])
})

test('an abstract layout may have unused pages', () => {
  const files = {
    'layout.json': manifestOf('coba', { abstract: true }),
    'pages/offered.json': page,
  }
  expect(findings('orphan-page', files)).toEqual([])
})
