import { expect, test } from 'vitest'
import { homeOf } from '#tests/made-up/layouts.ts'
import { findings } from '#tests/made-up/rules.ts'

const found = (path: string, props: object) =>
  findings('unfilled-parameter', {
    ...homeOf(
      [{ id: 'a', type: 'note', props: { heading: 'A', ...props } }],
      {},
      { routes: [{ path, page: 'kelas' }] },
    ),
    'pages/kelas.json': { blocks: [] },
  })

test('a link to a page with a parameter is reported at its location, with the path', () => {
  expect(found('/Class/:slug', { href: 'page:kelas' })).toEqual([
    'pages/home.json:8:9 "kelas" stands on /Class/:slug.',
  ])
})

test('an optional parameter needs no value, and a pattern keeps its parameters', () => {
  expect(found('/Class/:level?', { href: 'page:kelas' })).toEqual([])
  expect(found('/Class/:slug', { target: 'page:kelas' })).toEqual([])
})
