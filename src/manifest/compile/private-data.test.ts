import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSettings } from '#schemas/services/cms.ts'
import { endpoints } from '#schemas/services/index.ts'
import type { Endpoint } from '#schemas/endpoint.ts'
import { homeOf } from '#tests/made-up/layouts.ts'
import { findings } from '#tests/made-up/rules.ts'

/** Every reading call is public: these two fakes are not. */
const protectedEndpoints: Endpoint[] = [
  { ...readSettings, path: 'v0/coba/mine', access: 'user' },
  { ...readSettings, path: 'v0/coba/ours', access: ['admin'] },
]
const list = endpoints as Endpoint[]
beforeAll(() => void list.push(...protectedEndpoints))
afterAll(() => void list.splice(-protectedEndpoints.length))

const found = (endpoint: string, ...guards: string[][]) => {
  const routes = guards.map((middleware, i) => ({ path: `/${i}`, page: 'home', middleware }))
  const layout = guards.length > 0 ? { routes } : {}
  return findings('private-data', homeOf([], { data: { mine: { endpoint } } }, layout))
}

test('a reading call that not every visitor may make is reported at its endpoint', () => {
  const readings = endpoints.filter(({ method, access }) => method === 'GET' && access !== 'public')
  expect(readings).toEqual(expect.arrayContaining(protectedEndpoints))
  for (const { path } of readings) {
    expect(found(path)).toEqual([`pages/home.json:4:7 GET ${path} is not for every visitor.`])
  }
})

test('public calls may be page data, and one that writes may not', () => {
  const others = endpoints.filter(({ method, access }) => method !== 'GET' || access === 'public')
  expect(others.flatMap(({ path }) => found(path))).toEqual([])
})

test('a page may have private data when all of its guards let in only who may see it', () => {
  const [mine = '', ours = ''] = protectedEndpoints.map(({ path }) => path)
  expect(found(mine, ['auth'], ['role:writer'])).toEqual([])
  expect(found(ours, ['role:admin'], ['auth', 'role:admin'])).toEqual([])
})

test.each([
  ['v0/coba/mine', [['auth'], []], 'every visitor'],
  ['v0/coba/mine', [['guest', 'maintenance']], 'every visitor'],
  ['v0/coba/ours', [['auth']], 'everyone whom the page’s guards let in'],
  [
    'v0/coba/ours',
    [['role:admin'], ['role:admin|writer']],
    'everyone whom the page’s guards let in',
  ],
])('GET %s is private behind %j', (endpoint, guards, who) => {
  expect(found(endpoint, ...guards)).toEqual([
    `pages/home.json:4:7 GET ${endpoint} is not for ${who}.`,
  ])
})

test('the not-found page is for everyone, also when it has a guarded route', () => {
  const routes = [{ path: '/', page: 'home', middleware: ['auth'] }]
  const page = { data: { mine: { endpoint: 'v0/coba/mine' } } }
  expect(findings('private-data', homeOf([], page, { routes, notFound: 'home' }))).toHaveLength(1)
})
