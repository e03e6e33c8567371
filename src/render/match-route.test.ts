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

const optional = ['/Articles/:slug?/Detail/:id?/:title?'].map((path) =>
  Route.parse({ path, page: 'a' }),
)

test.each([
  ['/articles/detail', {}],
  ['/Articles/Tenun/DETAIL', { slug: 'Tenun' }],
  ['/Articles/Detail/7', { title: '7' }],
  ['/Articles/Tenun/Detail/7/Judul', { slug: 'Tenun', id: '7', title: 'Judul' }],
  ['/Articles/Tenun/Detail/7', { slug: 'Tenun', title: '7' }],
  ['/Articles/Tenun', undefined],
  ['/Articles//Detail', undefined],
])('of optional segments in the middle, %s gives %j', (path, parameters) => {
  expect(matchRoute(optional, path)?.parameters).toEqual(parameters)
})

test('of two optional segments that could take one part, the last takes it', () => {
  const [route] = [Route.parse({ path: '/a/:x?/:y?', page: 'a' })]
  expect(matchRoute([route], '/a/1')?.parameters).toEqual({ y: '1' })
})

/** Every path pattern of a route written out, in the order in which it is tried: what matching stands for. */
const expanded = (declared: readonly Route[]) =>
  declared
    .flatMap((route) => {
      let forms: string[][] = [[]]
      for (const part of route.path.split('/').filter(Boolean)) {
        const withIt = forms.map((before) => [...before, part.replace('?', '')])
        forms = part.endsWith('?') ? [...withIt, ...forms] : withIt
      }
      return forms.map((parts) => ({ route, parts }))
    })
    .map((form) => ({
      ...form,
      score: form.parts.reduce((sum, part) => sum + (part.startsWith(':') ? 4 : 11), 1),
    }))
    .toSorted((a, b) => b.score - a.score)

const matchExpanded = (declared: readonly Route[], path: string) => {
  for (const { route, parts } of expanded(declared)) {
    const pattern = parts.map((part) => (part.startsWith(':') ? '([^/]+)' : part)).join('/')
    const values = new RegExp(`^/${pattern}$`, 'iu').exec(path)?.slice(1)
    const names = parts.filter((part) => part.startsWith(':')).map((part) => part.slice(1))
    if (values) return [route.path, Object.fromEntries(names.map((name, i) => [name, values[i]]))]
  }
  return undefined
}

test('routes of up to four optional segments match as if each form were written out', () => {
  const parts = fc.array(fc.constantFrom('a', 'b', ':x', ':y', ':u?', ':v?', ':w?', ':z?'), {
    maxLength: 7,
  })
  const declared = fc.array(
    parts.filter((each) => each.filter((part) => part.endsWith('?')).length <= 4),
    { minLength: 1, maxLength: 6 },
  )
  const asked = fc.array(fc.constantFrom('a', 'A', 'b', 'c', 'ſ', ''), { maxLength: 7 })
  fc.assert(
    fc.property(declared, asked, (written, segments) => {
      const made = written.map((each) => Route.parse({ path: `/${each.join('/')}`, page: 'p' }))
      const path = `/${segments.join('/')}`
      const found = matchRoute(made, path)
      const wanted = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
      expect(found && [found.route.path, found.parameters]).toEqual(matchExpanded(made, wanted))
    }),
    { numRuns: 5000 },
  )
})

test('a path of forty optional segments is matched without being written out', () => {
  const route = { ...Route.parse({ path: '/a', page: 'p' }), path: '/:a?'.repeat(40) }
  expect(matchRoute([route], '/x'.repeat(40))?.route).toBe(route)
  expect(matchRoute([route], '/x'.repeat(41))).toBeUndefined()
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
