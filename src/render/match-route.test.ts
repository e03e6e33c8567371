import fc from 'fast-check'
import { matchRoutes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { Layout } from '#schemas/layout.ts'
import { Route } from '#schemas/layout.ts'
import { canonicalPath, hasValidParameters, noMatch, matchRoute } from './match-route.ts'

const routes = [
  '/',
  '/:anything',
  '/Class/:slug',
  '/Class/Competence/:slug',
  '/News/:id/:title?',
  '/News/:slug',
  '/Courses/@Premium',
  '/Courses/:slug',
  '/Courses/:slug/module/:moduleSlug?/chapter/:chapterSlug',
].map((path) => Route.parse({ path, page: 'a' }))
const match = (path: string) => {
  const found = matchRoute(routes, path)
  return found && [found.route.path, found.parameters]
}

test.each([
  ['/', '/', {}],
  ['/class/competence/x', '/Class/Competence/:slug', { slug: 'x' }],
  ['/CLASS/Dasar-Web', '/Class/:slug', { slug: 'Dasar-Web' }],
  ['/News/7', '/News/:id/:title?', { id: '7' }],
  ['/news/7/judul', '/News/:id/:title?', { id: '7', title: 'judul' }],
  ['/courses/@premium', '/Courses/@Premium', {}],
  ['/Courses/x', '/Courses/:slug', { slug: 'x' }],
  [
    '/Courses/x/module/m/chapter/c',
    routes[8]?.path,
    { slug: 'x', moduleSlug: 'm', chapterSlug: 'c' },
  ],
  ['/Courses/x/module/chapter/c', routes[8]?.path, { slug: 'x', chapterSlug: 'c' }],
  ['/About', '/:anything', { anything: 'About' }],
])('%s is served by %s', (path, route, parameters) => {
  expect(match(path)).toEqual([route, parameters])
})

test.each(['/a/b', '/Class/x/y', '/News/1/2/3', '/Courses/x/module/m'])(
  '%s is served by none',
  (path) => {
    expect(match(path)).toBeUndefined()
  },
)

test('the canonical path has the case of the manifest and the parameters as given', () => {
  const canonical = (path: string) => {
    const found = matchRoute(routes, path)
    return found && canonicalPath(found)
  }
  expect(canonical('/')).toBe('/')
  expect(canonical('/cLaSs/Dasar-Web')).toBe('/Class/Dasar-Web')
  expect(canonical('/news/7')).toBe('/News/7')
  expect(canonical('/news/7/a b')).toBe('/News/7/a%20b')
})

const isValid = (check: object, id: string | undefined) => {
  const route = Route.parse({ path: '/:id?', page: 'a', checks: [check] })
  return hasValidParameters({ ...noMatch, route, parameters: id === undefined ? {} : { id } })
}

test.each([
  ['number', '0', true],
  ['number', '12a', false],
  ['number', '-1', false],
  ['number', '1'.repeat(19), false],
  ['slug', 'dasar-web', true],
  ['slug', 'Dasar-Web', true],
  ['slug', 'dasar--web', false],
  ['slug', '../etc', false],
  ['uuid', '018f6f0e-0000-7000-8000-000000000000', true],
  ['uuid', '018f6f0e', false],
])('a parameter that is a %s: %s → %j', (is, id, valid) => {
  expect(isValid({ parameter: 'id', is }, id)).toBe(valid)
})

test('a parameter of an enumeration is one of its values; an optional one may be missing', () => {
  const check = { parameter: 'id', oneOf: ['pro', 'dasar'] }
  expect([isValid(check, 'pro'), isValid(check, 'Pro'), isValid(check, undefined)]).toEqual([
    true,
    false,
    true,
  ])
})

const segment = fc.constantFrom('a', 'b', ':x', ':y', ':x?', ':z?')
const paths = fc
  .array(segment, { maxLength: 4 })
  .filter((parts) => new Set(parts.map((part) => part.replace('?', ''))).size === parts.length)
  .map((parts) => `/${parts.join('/')}`)

test('of any routes the one that react-router would choose is chosen', () => {
  const asked = fc
    .array(fc.constantFrom('a', 'b', 'c'), { maxLength: 4 })
    .map((parts) => `/${parts.join('/')}`)
  fc.assert(
    fc.property(fc.uniqueArray(paths, { minLength: 1, maxLength: 6 }), asked, (declared, path) => {
      const ours = matchRoute(
        Layout.shape.routes.parse(declared.map((each) => ({ path: each, page: 'p' }))),
        path,
      )
      const theirs = matchRoutes(
        declared.map((each, i) => ({ id: String(i), path: each })),
        path,
      )
      const winner = theirs?.at(-1)
      expect(ours?.route.path).toBe(winner && declared[Number(winner.route.id)])
    }),
    { numRuns: 2000 },
  )
})
