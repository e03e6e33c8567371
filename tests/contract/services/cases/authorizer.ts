import { expect } from 'vitest'
import {
  generateToken,
  listCities,
  listProvinces,
  listRegions,
  readVersion,
  validateToken,
} from '#schemas/services/authorizer.ts'
import type { Endpoint } from '#schemas/endpoint.ts'
import { createAppointment } from '#schemas/services/appointment.ts'
import { readIdentity } from '#schemas/services/assistant.ts'
import { readAppId } from '#schemas/services/cms.ts'
import { uploadFile } from '#schemas/services/drive.ts'
import { AppTokens } from '#src/server/calls/app-token.ts'
import { appTokenFor } from '#src/services/remote/create-app-token.ts'
import type { Case, World } from '../case.ts'

const key = (site: string) =>
  new AppTokens(['a-secret-that-only-the-conformance-suite-knows']).publicKey(site)
const app = { id: 'foundation', secret: key('foundation'), scopes: ['read', 'write'] }

async function headerFor(world: World, path: string, { skew = 0, scopes = app.scopes } = {}) {
  const { data } = await world.call(generateToken, { input: { ...app, scopes } })
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
  {
    name: 'an unknown scope is named',
    endpoint: generateToken,
    input: { ...app, scopes: ['read', 'admin'] },
    status: 400,
    field: 'scopes.1',
  },
  {
    name: 'a token reads within its scope, and writes, talks and keeps files in none of the others',
    endpoint: validateToken,
    status: 200,
    async check(_data: unknown, world) {
      const within = async (endpoint: Endpoint, scopes: string[]) => {
        const headers = await headerFor(world, endpoint.path, { scopes })
        return (await world.call(endpoint, { headers })).status
      }
      expect(await within(listProvinces, ['read'])).toBe(200)
      expect(await within(listProvinces, ['write', 'chat', 'files'])).toBe(403)
      expect(await within(createAppointment, ['read', 'chat', 'files'])).toBe(403)
      expect(await within(createAppointment, ['write'])).toBe(400)
      expect(await within(readIdentity, ['read', 'write', 'files'])).toBe(403)
      expect(await within(readIdentity, ['chat'])).toBe(401)
      expect(await within(uploadFile, ['read', 'write', 'chat'])).toBe(403)
      expect(await within(validateToken, ['files'])).toBe(200)
      expect(await within(listProvinces, [])).toBe(200)
    },
  },
  ...['lmsId', 'X-App-Authorization'].flatMap((header): Case[] => [
    {
      name: `${header} of another site is refused`,
      endpoint: listProvinces,
      headers: { [header]: 'lms' },
      status: 403,
    },
    {
      name: `${header} of the site itself is taken`,
      endpoint: listProvinces,
      headers: { [header]: 'foundation' },
      status: 200,
    },
  ]),
  validated('without a token the answer is no', async () => ({}), false),
  validated(
    'a token that was just made holds',
    (world) => headerFor(world, validateToken.path),
    true,
  ),
  validated(
    'a clock that is ten minutes slow is reported',
    (world) => headerFor(world, validateToken.path, { skew: -600_000 }),
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
  {
    name: 'every province comes with its cities',
    endpoint: listRegions,
    status: 200,
    check: (data: { items: { name: string; cities: { id: string; name: string }[] }[] }) => {
      expect(data.items).toHaveLength(38)
      expect(data.items.flatMap(({ cities }) => cities)).toHaveLength(514)
      const yogyakarta = data.items.find(({ name }) => name === 'Daerah Istimewa Yogyakarta')
      expect(yogyakarta?.cities).toContainEqual({ id: '34.71', name: 'Kota Yogyakarta' })
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
