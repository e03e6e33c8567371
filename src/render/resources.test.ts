import { expect, test } from 'vitest'
import { Route } from '#schemas/layout.ts'
import { Settings } from '#schemas/settings.ts'
import { layoutOf } from '#tests/made-up/compile-layouts.ts'
import { manifestOf } from '#tests/made-up/layouts.ts'
import { collectAnswers } from './answers.ts'
import { matchRoute } from './match-route.ts'
import { noQuery } from './read-query.ts'
import { isMissing, requireLoaded, resourceReader } from './resources.ts'
import { siteView } from './site-view.ts'

const program = { id: 'p1', slug: 'web', rank: 7, school: { code: 'a' }, ended: null, outcomes: [] }

interface Options {
  check: object
  read?: () => Promise<unknown>
  pattern?: string
}

/** Is a path on this route missing, when this is what reading `program` gives? */
const missing = (path: string, { check, read = async () => program, pattern }: Options) => {
  const route = { path: pattern ?? '/:id/:slug', page: 'program', checks: [check] }
  const match = matchRoute([Route.parse(route)], path)
  return isMissing(match, (name) => (name === 'program' ? read() : Promise.resolve(undefined)))
}
const isOwnId = { parameter: 'id', equals: 'program.id' }
const none = () => Promise.resolve(null)
const away = () => Promise.reject(new Error('the database is away'))

test('the right slug under another id is missing', async () => {
  expect(await missing('/p1/web', { check: isOwnId })).toBe(false)
  expect(await missing('/p2/web', { check: isOwnId })).toBe(true)
  expect(await missing('/P1/web', { check: isOwnId })).toBe(true)
})

test.each(['program.rank', 'program.school.code'])('%s is compared as text', async (equals) => {
  const [value, other] = equals === 'program.rank' ? ['7', '07'] : ['a', 'p1']
  expect(await missing(`/${value}/web`, { check: { parameter: 'id', equals } })).toBe(false)
  expect(await missing(`/${other}/web`, { check: { parameter: 'id', equals } })).toBe(true)
})

test('an item that was looked for and not found is missing, whichever check names it', async () => {
  expect(await missing('/p1/web', { check: isOwnId, read: none })).toBe(true)
  expect(await missing('/p1/web', { check: { exists: 'program' }, read: none })).toBe(true)
})

test('data that did not come is not held against a path', async () => {
  expect(await missing('/p2/web', { check: isOwnId, read: away })).toBe(false)
  expect(await missing('/p2/web', { check: { exists: 'program' }, read: away })).toBe(false)
})

test.each(['program.ended', 'program.outcomes', 'program.nothing', 'program.id.length'])(
  '%s is no value that a path could hold, so nothing is held against it',
  async (equals) => {
    expect(await missing('/p2/web', { check: { parameter: 'id', equals } })).toBe(false)
  },
)

test('an optional parameter that is left out is compared with nothing', async () => {
  expect(await missing('/web', { check: isOwnId, pattern: '/:slug/:id?' })).toBe(false)
  expect(await missing('/web/p1', { check: isOwnId, pattern: '/:slug/:id?' })).toBe(false)
  expect(await missing('/web/p2', { check: isOwnId, pattern: '/:slug/:id?' })).toBe(true)
})

test('checks on parameters alone need no data, and the not-found page has none', async () => {
  const asked: string[] = []
  const route = Route.parse({ path: '/:id', page: 'p', checks: [{ parameter: 'id', is: 'slug' }] })
  const read = (name: string) => Promise.resolve(asked.push(name))
  expect(await isMissing(matchRoute([route], '/a'), read)).toBe(false)
  expect(await isMissing(undefined, read)).toBe(false)
  expect(asked).toEqual([])
})

test.each([
  ['a check of its route', { checks: [{ exists: 'program' }] }, undefined],
  ['its title', {}, { $bind: 'program.title', fallback: 'Program' }],
])('a page is not drawn without the data that %s names', async (_, more, title) => {
  const match = matchRoute([Route.parse({ path: '/:slug', page: 'program', ...more })], '/web')
  const page = { title }
  const only = (name: string) => (name === 'program' ? away() : Promise.resolve(undefined))
  await expect(requireLoaded(match, page, only)).rejects.toMatchObject({ name: 'DataNotLoaded' })
  await requireLoaded(match, page, () => Promise.resolve(program))
  await requireLoaded(undefined, { title: 'Beranda' }, away)
})

const rowsOf = (...rows: [slug: string, kind: string][]) => ({
  kind: 'case',
  rows: rows.map(([slug, kind]) => ({ slug, title: slug, kind, summary: slug, description: '' })),
})
const sameKind = { collection: 'karya', where: { kind: { $bind: 'one.kind' } } }

/** Reads the resources of a page of a layout with the collection `karya`, at an address with this slug. */
const readerOf = (data: object, slug = 'b') => {
  const layout = layoutOf({
    'layout.json': manifestOf('coba', { routes: [{ path: '/:slug', page: 'one' }] }),
    'collections/karya.json': rowsOf(['a', 'desa'], ['b', 'kota'], ['c', 'kota']),
    'pages/one.json': { data, blocks: [] },
  })
  const page = layout.pages.get('one')
  if (page === undefined) throw new Error('The layout has the page "one".')
  const view = siteView({ layout, settings: Settings.parse({ title: 'Coba' }), origin: '' }, 'id')
  const answers = collectAnswers({ ask: () => Promise.resolve(null), deadlineMs: 1000 })
  return resourceReader(page, { parameters: { slug }, query: noQuery, view, answers })
}

test('rows are chosen by a field of other data of the page, in whichever order they are written', async () => {
  const one = { collection: 'karya', find: { $route: 'slug' } }
  for (const data of [
    { one, same: sameKind },
    { same: sameKind, one },
  ]) {
    const read = readerOf(data)
    expect(await read('same')).toMatchObject([{ slug: 'b' }, { slug: 'c' }])
    expect(await read('one')).toMatchObject({ slug: 'b' })
  }
})

test('data that is bound to each other is read without one of the two', async () => {
  const read = readerOf({
    one: { collection: 'karya', find: { $bind: 'two.0.slug' } },
    two: sameKind,
  })
  expect(await Promise.all([read('one'), read('two')])).toHaveLength(2)
})
