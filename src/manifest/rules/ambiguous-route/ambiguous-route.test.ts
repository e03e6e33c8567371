import { expect, test } from 'vitest'
import { homeOf } from '#tests/made-up/layouts.ts'
import { findings } from '#tests/made-up/rules.ts'

const found = (...paths: string[]) =>
  findings(
    'ambiguous-route',
    homeOf([], {}, { routes: paths.map((path) => ({ path, page: 'home' })) }),
  )

test('two routes with the same number of fixed segments that match one path are reported at the second', () => {
  expect(found('/:a/x', '/y/:b')).toEqual([
    'layout.json:16:7 /y/:b and /:a/x both match /y/x; the first is served.',
  ])
})

test('an optional parameter that makes two routes equal is reported, once', () => {
  expect(found('/News/:id', '/news/:id/:title?')).toEqual([
    'layout.json:16:7 /news/:id/:title? and /News/:id both match /news/…; the first is served.',
  ])
  expect(found('/News', '/News/:id?')).toEqual([
    'layout.json:16:7 /News/:id? and /News both match /news; the first is served.',
  ])
})

test.each([
  [['/News', '/News/:id', '/News/:id/:title']],
  [['/a/:b', '/:c/:d']],
  [['/a/:b', '/c/:b']],
  [['/:a/x', '/:b/y']],
  [['/Class/:slug?', '/Class/Competence/:slug']],
])('%j are distinguished', (paths) => {
  expect(found(...paths)).toEqual([])
})

test('two routes of one path are a separate problem', () => {
  expect(found('/Class/:slug', '/class/:code')).toEqual([])
})
