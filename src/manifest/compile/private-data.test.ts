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

const found = (endpoint: string) =>
  findings('private-data', homeOf([], { data: { mine: { endpoint } } }))

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
