import { expect } from 'vitest'
import { listCareers } from '#schemas/services/career.ts'
import { managedJobs } from '#schemas/services/manage-content.ts'
import { managedOwnJobs, mostWaiting } from '#schemas/services/own-job.ts'
import type { Case, World } from '../case.ts'

const as = 'industry' as const
const { calls } = managedOwnJobs

/** The input of a new offer. */
async function newOffer(world: World): Promise<Record<string, unknown>> {
  const { data } = await world.call(listCareers, {})
  const [career] = (data as { items: { id: string }[] }).items
  return {
    careerId: career?.id,
    title: 'Lowongan perusahaan',
    about: '<p>Isi lowongan.</p>',
    employment: 'full-time',
    mode: 'hybrid',
    closesAt: '2031-01-02T03:04:05Z',
  }
}

/** Adds an offer of the caller, and gives its id. Where as many wait as may, one of them goes first. */
async function addOffer(world: World): Promise<{ id: string }> {
  const waiting = await world.call(calls.list, { as, input: { state: 'pending', perPage: 50 } })
  const { items } = waiting.data as { items: { id: string }[] }
  const [oldest] = items.length < mostWaiting ? [] : items
  if (oldest) await world.call(calls.delete, { as, input: { id: oldest.id } })
  const { data } = await world.call(calls.create, { as, input: await newOffer(world) })
  return { id: (data as { id: string }).id }
}

/** The id of an offer of the staff. */
async function offerOfStaff(world: World): Promise<{ id: string }> {
  const { data } = await world.call(managedJobs.calls.create, {
    as: 'admin',
    input: await newOffer(world),
  })
  return { id: (data as { id: string }).id }
}

const notTheirs = [calls.detail, calls.update, calls.delete, calls.restore].map(
  (endpoint): Case => ({
    name: `an offer of the staff is nobody's own: ${endpoint.path}`,
    endpoint,
    as,
    input: offerOfStaff,
    status: 404,
  }),
)

export const cases: Case[] = [
  {
    name: 'own offers are listed with those that wait to be published',
    endpoint: calls.list,
    as,
    input: async (world) => {
      await addOffer(world)
      return { state: 'pending' }
    },
    status: 200,
    check: ({ items }: { items: { state: string }[] }) => {
      expect(items.length).toBeGreaterThan(0)
      expect(new Set(items.map(({ state }) => state))).toEqual(new Set(['pending']))
    },
  },
  {
    name: 'own offers are in no other state than those that there are',
    endpoint: calls.list,
    as,
    input: { state: 'maybe' },
    status: 400,
    field: 'state',
  },
  {
    name: 'an own offer is read by its id',
    endpoint: calls.detail,
    as,
    input: addOffer,
    status: 200,
    check: (data: object) => expect(data).not.toHaveProperty('isPublished'),
  },
  {
    name: 'an own offer is added',
    endpoint: calls.create,
    as,
    input: newOffer,
    status: 201,
    check: (data: object) => expect(data).toHaveProperty('id'),
  },
  {
    name: 'an own offer is not published by who writes it',
    endpoint: calls.create,
    as,
    input: async (world) => ({ ...(await newOffer(world)), isPublished: true }),
    status: 400,
  },
  {
    name: 'an own offer does not close in the past',
    endpoint: calls.create,
    as,
    input: async (world) => ({ ...(await newOffer(world)), closesAt: '2020-01-02T03:04:05Z' }),
    status: 400,
    field: 'closesAt',
  },
  {
    name: 'an own offer is changed in the given fields',
    endpoint: calls.update,
    as,
    input: async (world) => ({ ...(await addOffer(world)), city: 'Solo' }),
    status: 200,
    check: (data: object) => expect(data).toMatchObject({ city: 'Solo' }),
  },
  {
    name: 'an own offer is not changed from an old version',
    endpoint: calls.update,
    as,
    headers: { 'if-match': '"lama"' },
    input: async (world) => ({ ...(await addOffer(world)), city: 'Solo' }),
    status: 412,
    field: 'If-Match',
  },
  {
    name: 'an own offer is deleted',
    endpoint: calls.delete,
    as,
    input: addOffer,
    status: 200,
    check: async ({ id }: { id: string }, world) => {
      const { status } = await world.call(calls.detail, { as, input: { id } })
      expect(status).toBe(404)
    },
  },
  {
    name: 'own offers that were deleted are listed',
    endpoint: calls.deleted,
    as,
    status: 200,
    check: ({ pagination }: { pagination: object }) =>
      expect(pagination).toMatchObject({ page: 1, perPage: 10 }),
  },
  {
    name: 'own offers that were deleted have no page zero',
    endpoint: calls.deleted,
    as,
    input: { page: 0 },
    status: 400,
    field: 'page',
  },
  {
    name: 'an own offer is restored',
    endpoint: calls.restore,
    as,
    input: async (world) => {
      const row = await addOffer(world)
      await world.call(calls.delete, { as, input: { ...row } })
      return { ...row }
    },
    status: 200,
  },
  ...notTheirs,
]
