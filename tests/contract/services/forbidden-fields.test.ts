import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { Endpoint } from '#schemas/endpoint.ts'
import { readAppSettings, updateAppSetting, updateAppSettings } from '#schemas/services/cms.ts'
import { endpoints } from '#schemas/services/index.ts'
import { receivePaymentCallback } from '#schemas/services/payment.ts'
import type { Case, Reply } from './case.ts'
import { openLocal, type RunningWorld } from './worlds.ts'

const modules = import.meta.glob<Record<string, Case[]>>('./cases/*.ts', { eager: true })
const cases = Object.values(modules).flatMap((module) => Object.values(module).flat())

let world: RunningWorld
beforeAll(async () => void (world = await openLocal()))
afterAll(() => world.close())

/** Fields that only the server may set, each with a value that can be found wherever it was stored. */
const forbidden: Record<string, unknown> = {
  id: 'f0f0f0f0-0000-4000-8000-000000000001',
  site_id: 'situs-titipan',
  siteId: 'situs-titipan',
  account_id: 'f0f0f0f0-0000-4000-8000-000000000002',
  kind: 'jenis-titipan',
  role: 'peran-titipan',
  is_admin: 'admin-titipan',
  isApproved: 'setuju-titipan',
  is_approved: 'setuju-titipan',
  status: 'status-titipan',
  created_at: '1999-12-31T23:59:59.000Z',
  amount: 987_654_321,
}

// The tables of the rest host have a suite of their own, the assistant has no accounts, and a provider's
// callback is authenticated by its signature alone.
const takesBody = (endpoint: Endpoint) =>
  endpoint.method !== 'GET' &&
  !['assistant', 'rest'].includes(endpoint.host) &&
  endpoint !== receivePaymentCallback

/** The field names of an endpoint's own input. */
const fieldsOf = ({ input }: Endpoint): string[] =>
  Object.keys(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }).properties ?? {})

/** Inputs that no case contains. */
const others: Case[] = [
  {
    name: 'a title',
    endpoint: updateAppSetting,
    as: 'admin',
    input: { key: 'title', value: 'Judul' },
    status: 200,
  },
  {
    name: 'all settings as they are',
    endpoint: updateAppSettings,
    as: 'admin',
    input: async ({ call }) => (await call(readAppSettings)).data as Record<string, unknown>,
    status: 200,
  },
]

const isUnderstood = ({ endpoint, input, status }: Case) =>
  typeof input === 'function'
    ? status < 300
    : status !== 400 && endpoint.input.safeParse(input ?? {}).success

const rank = ({ input, status }: Case) =>
  Number(status >= 300) + 2 * Number(typeof input === 'function')

/** Every endpoint that writes, with a case of a valid input, preferably one without preparations. */
const written = endpoints.filter(takesBody).map((endpoint) => {
  const understood = [...cases, ...others].filter(
    (one) => one.endpoint === endpoint && isUnderstood(one),
  )
  const [one] = understood.toSorted((a, b) => rank(a) - rank(b))
  return { endpoint, name: `${endpoint.method} ${endpoint.path}`, one }
})

test('every endpoint that writes has an input it understands', () => {
  expect(written.filter(({ one }) => one === undefined).map(({ name }) => name)).toEqual([])
})

test.each(written)(
  '$name takes nothing that only the server may say',
  async ({ endpoint, one }) => {
    if (one === undefined) throw new Error('There is no case to begin with.')
    const own = fieldsOf(endpoint)
    const wrong: string[] = []
    for (const [field, value] of Object.entries(forbidden)) {
      if (own.includes(field)) continue
      const reply = await send(one, { [field]: value })
      const isRefused = reply.status === 400 || reply.status === 422
      if (!isRefused && !(isIgnored(one, field, value) && !tells(reply, value)))
        wrong.push(`${field}: ${reply.status}`)
    }
    expect(wrong).toEqual([])
  },
)

async function send({ endpoint, input, as, site }: Case, extra: object): Promise<Reply> {
  const resolved = typeof input === 'function' ? await input(world) : input
  return world.call(endpoint, {
    ...(as === undefined ? {} : { as }),
    ...(site === undefined ? {} : { site }),
    input: { ...resolved, ...extra },
  })
}

/** Services receive what the endpoint's schema has parsed: a field that it does not declare is absent. */
function isIgnored({ endpoint, input }: Case, field: string, value: unknown): boolean {
  const resolved = typeof input === 'function' ? {} : input
  const read = endpoint.input.safeParse({ ...resolved, [field]: value })
  return read.success && !Object.hasOwn(read.data as object, field)
}

const tells = ({ body }: Reply, value: unknown) =>
  JSON.stringify(body).includes(JSON.stringify(value))
