import { expect, test } from 'vitest'
import { compileFiles } from '#tests/made-up/compile-layouts.ts'
import { manifestOf, short, type Files } from '#tests/made-up/layouts.ts'

const heading = { $route: 'slug' }

/** A parent that offers a page which reads a parameter, and serves none. */
const parent: Files = {
  'layout.json': manifestOf('induk', { abstract: true, site: undefined, routes: [] }),
  'pages/detail.json': {
    title: 'Rincian',
    blocks: [{ id: 'a', type: 'note', props: { heading } }],
  },
}

const child = (routes: object[], pages: Files = {}) =>
  compileFiles('anak', {
    induk: parent,
    anak: { 'layout.json': manifestOf('anak', { extends: 'induk', routes }), ...pages },
  })

test('a page that a parent offers and no route serves is no part of a layout', () => {
  const { layout, problems } = child([])
  expect(problems).toEqual([])
  expect([...(layout?.pages.keys() ?? [])]).toEqual([])
})

test('an offered page is checked where a route serves it', () => {
  const { problems } = child([{ path: '/Rincian', page: 'detail' }])
  expect(problems.map(short)).toEqual([
    expect.stringMatching(/^layouts\/induk\/pages\/detail\.json:\d+:\d+ unknown-parameter /),
  ])
  expect(child([{ path: '/Rincian/:slug', page: 'detail' }]).layout?.pages.has('detail')).toBe(true)
})

test('a page of the layout itself is checked without a route', () => {
  const { layout, problems } = child([], { 'pages/detail.json': { patch: [], title: 'Lain' } })
  expect(problems.map(({ rule }) => rule)).toEqual(['unknown-parameter'])
  expect(layout?.pages.has('detail')).toBe(true)
})

test('an abstract layout is not checked for pages that it only offers', () => {
  expect(compileFiles('induk', { induk: parent }).problems).toEqual([])
})
