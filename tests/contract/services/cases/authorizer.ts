import { expect } from 'vitest'
import {
  generateToken,
  listCities,
  listProvinces,
  readVersion,
  validateToken,
} from '#schemas/services/authorizer.ts'
import { readAppId } from '#schemas/services/cms.ts'
import { AppTokens } from '#src/server/calls/app-token.ts'
import { appTokenFor } from '#src/services/remote/create-app-token.ts'
import type { Case, World } from '../case.ts'

const key = (site: string) =>
  new AppTokens(['a-secret-that-only-the-conformance-suite-knows']).publicKey(site)
const app = { id: 'foundation', secret: key('foundation'), scopes: ['site'] }

async function headerFor(world: World, path: string, skew = 0) {
  const { data } = await world.call(generateToken, { input: app })
  const { token, code } = generateToken.output.parse(data)
  return {
    AppToken: appTokenFor({ token: token ?? '', code: code ?? '' }, path, Date.now() + skew),
  }
}

const validated = (
  name: string,
  header: (world: World) => Promise<Record<string, string>>,
  wanted: number | boolean,
): Case => ({
  name,
  endpoint: validateToken,
  status: 200,
  async check(_data, world) {
    const { status, data } = await world.call(validateToken, { headers: await header(world) })
    expect(typeof wanted === 'number' ? status : data).toEqual(
      typeof wanted === 'number' ? wanted : { isValid: wanted },
    )
  },
})

export const authorizer: Case[] = [
  {
    name: 'an app gets a token and a code',
    endpoint: generateToken,
    input: app,
    status: 200,
    check(data: { token: string; code: string }) {
      expect(data.code).toMatch(/^v1\./)
      expect(data.token).toMatch(/^[\w-]{43}$/)
    },
  },
  {
    name: 'scopes may be left out',
    endpoint: generateToken,
    input: { id: app.id, secret: app.secret },
    status: 200,
  },
  {
    name: 'the key of another site is refused',
    endpoint: generateToken,
    input: { ...app, secret: key('lms') },
    status: 401,
  },
  {
    name: 'the id of another site is refused',
    endpoint: generateToken,
    input: { ...app, id: 'lms' },
    status: 401,
  },
  {
    name: 'an id is needed',
    endpoint: generateToken,
    input: { secret: app.secret },
    status: 400,
    field: 'id',
  },
  {
    name: 'a secret is needed',
    endpoint: generateToken,
    input: { id: app.id },
    status: 400,
    field: 'secret',
  },
  {
    name: 'scopes are a list',
    endpoint: generateToken,
    input: { ...app, scopes: 'all' },
    status: 400,
    field: 'scopes',
  },
  validated('without a token the answer is no', async () => ({}), false),
  validated(
    'a token that was just made holds',
    (world) => headerFor(world, validateToken.path),
    true,
  ),
  validated(
    'a clock that is ten minutes slow is reported',
    (world) => headerFor(world, validateToken.path, -600_000),
    401,
  ),
  validated(
    'a token for another call does not hold',
    (world) => headerFor(world, 'v3/post/list'),
    false,
  ),
  validated('a made-up token does not hold', async () => ({ AppToken: 'v1.a.b.c~d~e~f' }), false),
  {
    name: 'a token is used once',
    endpoint: validateToken,
    status: 200,
    async check(_data: unknown, world) {
      const headers = await headerFor(world, validateToken.path)
      expect((await world.call(validateToken, { headers })).data).toEqual({ isValid: true })
      const again = await world.call(validateToken, { headers })
      expect(again.status).toBe(401)
      expect(Number(again.headers.get('x-server-time'))).toBeGreaterThan(1.7e12)
    },
  },
  {
    name: 'a token changes nothing about who may do what',
    endpoint: readVersion,
    status: 200,
    check: (data: object) => expect(Object.keys(data)).toEqual(['version']),
  },
  {
    name: 'there are 38 provinces',
    endpoint: listProvinces,
    status: 200,
    check: (data: { items: unknown[] }) => expect(data.items).toHaveLength(38),
  },
  {
    name: 'the cities of a province',
    endpoint: listCities,
    input: { provinceId: '33' },
    status: 200,
    check: (data: { items: { name: string }[] }) => {
      expect(data.items).toHaveLength(35)
      expect(data.items.map(({ name }) => name)).toContain('Kota Semarang')
    },
  },
  { name: 'a province must be said', endpoint: listCities, status: 400, field: 'provinceId' },
  {
    name: 'there is no such province',
    endpoint: listCities,
    input: { provinceId: '99' },
    status: 404,
  },
  {
    name: 'each site has an id of its own',
    endpoint: readAppId,
    site: 'lms',
    status: 200,
    check: (data: unknown) => expect(data).toEqual({ id: 'lms' }),
  },
]
