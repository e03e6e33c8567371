import { expect } from 'vitest'
import type { SentArea } from '#schemas/manage/managed-area.ts'
import {
  listContentChanges,
  sentAspirations,
  sentBookReviews,
  sentDonations,
  sentTestimonies,
} from '#schemas/services/manage-sent.ts'
import type { Case, SiteName, World } from '../case.ts'

const as = 'admin' as const
const areas = [sentTestimonies, sentAspirations, sentBookReviews, sentDonations]

interface Page {
  items: { id: string; state: string }[]
}

/** The row at a position among all that were sent to a site. */
async function sent(
  world: World,
  { calls }: SentArea,
  { site = 'foundation', at = 0 }: { site?: SiteName; at?: number } = {},
) {
  const { data } = await world.call(calls.list, {
    as,
    site,
    input: { state: 'all', sort: 'oldest' },
  })
  return { id: (data as Page).items[at]?.id }
}

const casesOf = (area: SentArea): Case[] => {
  const { noun, plural, calls } = area
  const elsewhere = (world: World) => sent(world, area, { site: 'lms' })
  return [
    {
      name: `${plural} are listed by their state`,
      endpoint: calls.list,
      as,
      input: { state: 'approved' },
      status: 200,
      check: ({ items }: Page) =>
        expect(items.filter(({ state }) => state !== 'approved')).toEqual([]),
    },
    {
      name: `${plural} have no other state`,
      endpoint: calls.list,
      as,
      input: { state: 'maybe' },
      status: 400,
      field: 'state',
    },
    {
      name: `${noun} is read whole`,
      endpoint: calls.detail,
      as,
      input: (world) => sent(world, area),
      status: 200,
      check: (data: object) => expect(data).toHaveProperty('sentAt'),
    },
    {
      name: `${noun} of another site is not read`,
      endpoint: calls.detail,
      as,
      input: elsewhere,
      status: 404,
    },
    {
      name: `${noun} is hidden, and is then in that state`,
      endpoint: calls.hide,
      as,
      input: (world) => sent(world, area),
      status: 200,
      check: async ({ state, id }: { state: string; id: string }, world) => {
        expect(state).toBe('hidden')
        const { data } = await world.call(calls.list, { as, input: { state: 'hidden' } })
        expect((data as Page).items.map((row) => row.id)).toContain(id)
      },
    },
    {
      name: `${noun} of another site is not hidden`,
      endpoint: calls.hide,
      as,
      input: elsewhere,
      status: 404,
    },
    {
      name: `${noun} is approved, and that is recorded`,
      endpoint: calls.approve,
      as,
      input: (world) => sent(world, area),
      status: 200,
      check: async ({ state, id }: { state: string; id: string }, world) => {
        expect(state).toBe('approved')
        const { data } = await world.call(listContentChanges, { as, input: { itemId: id } })
        expect((data as { items: object[] }).items[0]).toMatchObject({ event: 'approved' })
      },
    },
    {
      name: `${noun} of another site is not approved`,
      endpoint: calls.approve,
      as,
      input: elsewhere,
      status: 404,
    },
    {
      name: `${noun} is deleted`,
      endpoint: calls.delete,
      as,
      input: (world) => sent(world, area, { at: 1 }),
      status: 200,
    },
    {
      name: `${noun} of another site is not deleted`,
      endpoint: calls.delete,
      as,
      input: elsewhere,
      status: 404,
    },
    {
      name: `${plural} that were deleted are listed`,
      endpoint: calls.deleted,
      as,
      status: 200,
      check: ({ items }: Page) => expect(items).toHaveLength(1),
    },
    {
      name: `${noun} is restored`,
      endpoint: calls.restore,
      as,
      input: async (world) => {
        const { data } = await world.call(calls.deleted, { as })
        return { id: (data as Page).items[0]?.id }
      },
      status: 200,
      check: async (input: { id: string }, world) => {
        const { status } = await world.call(calls.detail, { as, input: { ...input } })
        expect(status).toBe(200)
      },
    },
    {
      name: `${noun} that was not deleted is not restored`,
      endpoint: calls.restore,
      as,
      input: (world) => sent(world, area),
      status: 404,
    },
  ]
}

export const cases: Case[] = [
  ...areas.flatMap(casesOf),
  {
    name: 'the changes of content are listed, the last first',
    endpoint: listContentChanges,
    as,
    input: { area: 'donation', perPage: 2 },
    status: 200,
    check: ({ items }: { items: { area: string }[] }) =>
      expect(items.map(({ area }) => area)).toEqual(['donation', 'donation']),
  },
  {
    name: 'the changes of content have no other event',
    endpoint: listContentChanges,
    as,
    input: { event: 'lost' },
    status: 400,
    field: 'event',
  },
]
