import { expect, test } from 'vitest'
import { Route } from '#schemas/layout.ts'
import { isMissing, requireLoaded } from './resources.ts'
import { matchRoute } from './match-route.ts'

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
