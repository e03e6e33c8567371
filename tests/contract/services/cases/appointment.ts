import { expect } from 'vitest'
import {
  type Appointment,
  createAppointment,
  type FreeSlots,
  listFreeSlots,
  listAppointments,
  listOwnAppointments,
  updateAppointment,
} from '#schemas/services/appointment.ts'
import type { Case, SiteName, World } from '../case.ts'

const asked = {
  topic: 'Kerja sama kampus',
  name: 'Rahma Fitriani',
  email: 'rahma@kampus.example',
  phone: '+62 812-3456-7890',
  institution: 'Kampus Contoh',
  message: 'Kami ingin membahas semester genap.',
  website: '',
}

/** The free hours of a site. */
async function freeHours(world: World, site: SiteName = 'foundation'): Promise<string[]> {
  const { data } = await world.call(listFreeSlots, { site })
  return (data as FreeSlots).starts
}

/** A request for the first free hour. */
const bookable = async (world: World) => ({ ...asked, startsAt: (await freeHours(world))[0] })

/** What a refusal offers instead of an hour that cannot be booked. */
const threeFreeHours = /Still free: [^;]+ WIB; [^;]+ WIB; [^;]+ WIB\.$/

const anyText: unknown = expect.any(String)

const nobody = '00000000-0000-4000-8000-000000000000'

/** The id of the last request for an appointment. */
async function lastId(world: World): Promise<string> {
  const { data } = await world.call(listAppointments, { as: 'admin' })
  return (data as { items: Appointment[] }).items[0]?.id ?? nobody
}

export const cases: Case[] = [
  {
    name: 'a meeting can be asked for by anyone',
    endpoint: createAppointment,
    input: bookable,
    status: 201,
    check: (data: object) =>
      expect(data).toMatchObject({ slot: { zone: 'Asia/Jakarta' }, preferredDate: anyText }),
  },
  ...Object.entries({
    email: 'rahma',
    startsAt: 'besok',
    preferredDate: '2020-01-01',
    website: 'https://a.example',
  }).map(([field, value]): Case => ({
    name: `a meeting is refused by a wrong ${field}`,
    endpoint: createAppointment,
    input: async (world) => ({ ...(await bookable(world)), [field]: value }),
    status: 400,
    field,
  })),
  {
    name: 'free hours are read by anyone, soonest first and none of them over',
    endpoint: listFreeSlots,
    status: 200,
    check({ zone, minutes, starts }: FreeSlots) {
      expect({ zone, minutes }).toEqual({ zone: 'Asia/Jakarta', minutes: 30 })
      expect(starts.length).toBeGreaterThan(0)
      expect(starts).toEqual(starts.toSorted())
      expect(Date.parse(starts[0] ?? '')).toBeGreaterThan(Date.now())
    },
  },
  ...Object.entries({
    'is over': '2026-01-05T03:00:00.000Z',
    'is too far away': '2099-01-06T03:00:00.000Z',
    'is not offered': '2099-01-06T03:07:00.000Z',
  }).map(([name, startsAt]): Case => ({
    name: `an hour that ${name} is refused, with free ones`,
    endpoint: createAppointment,
    input: { ...asked, startsAt },
    status: 422,
    field: 'startsAt',
    check: (_data, _world, { body }) =>
      expect(body).toMatchObject({ detail: expect.stringMatching(threeFreeHours) as string }),
  })),
  {
    name: 'where hours are offered, one must be chosen',
    endpoint: createAppointment,
    input: asked,
    status: 400,
    field: 'startsAt',
  },
  ...(['superadmin', 'admin', 'lead_program', 'lead_region'] as const).map((as): Case => ({
    name: `a ${as} reads what was asked for`,
    endpoint: listAppointments,
    as,
    input: { page: 1, pageSize: 5 },
    status: 200,
    check(data: { items: object[]; pagination: object }) {
      const { website: _, ...rest } = asked
      expect(data.items).toMatchObject([{ ...rest, slot: { zone: 'Asia/Jakarta' } }])
      expect(data.pagination).toEqual({ page: 1, perPage: 5, totalItems: 1, totalPages: 1 })
    },
  })),
  {
    name: 'another site has none of it',
    endpoint: listAppointments,
    as: 'admin',
    site: 'lms',
    status: 200,
    check: (data: { items: object[] }) => expect(data.items).toEqual([]),
  },
  {
    name: 'a page of requests has a size',
    endpoint: listAppointments,
    as: 'admin',
    input: { pageSize: 0 },
    status: 400,
    field: 'pageSize',
  },
  {
    name: 'a request is answered, and found by its state and its words',
    endpoint: updateAppointment,
    as: 'lead_region',
    input: async (world) => ({ id: await lastId(world), state: 'answered' }),
    status: 200,
    async check(data: Appointment, world) {
      expect(data).toMatchObject({ topic: asked.topic, state: 'answered' })
      const found = async (input: Record<string, unknown>) =>
        (await world.call(listAppointments, { as: 'admin', input })).data
      expect(await found({ state: 'answered', search: 'kampus' })).toMatchObject({
        items: [{ id: data.id }],
      })
      expect(await found({ state: 'new' })).toMatchObject({ items: [] })
    },
  },
  {
    name: 'a request of another site is not found',
    endpoint: updateAppointment,
    as: 'admin',
    site: 'lms',
    input: async (world) => ({ id: await lastId(world), state: 'closed' }),
    status: 404,
  },
  {
    name: 'a request is cancelled, and its hour is free again',
    endpoint: updateAppointment,
    as: 'admin',
    input: async (world) => ({ id: await lastId(world), state: 'cancelled' }),
    status: 200,
    async check(data: Appointment, world) {
      expect(data).toMatchObject({ state: 'cancelled' })
      expect(await freeHours(world)).toContain(data.slot?.startsAt)
    },
  },
  {
    name: 'a cancelled request stays cancelled',
    endpoint: updateAppointment,
    as: 'admin',
    input: async (world) => ({ id: await lastId(world), state: 'new' }),
    status: 409,
    field: 'state',
  },
  ...Object.entries({ id: '1', state: 'done' }).map(([field, value]): Case => ({
    name: `a request is not changed with a wrong ${field}`,
    endpoint: updateAppointment,
    as: 'admin',
    input: { id: nobody, state: 'closed', [field]: value },
    status: 400,
    field,
  })),
  {
    name: 'a state that is none is not listed',
    endpoint: listAppointments,
    as: 'admin',
    input: { state: 'done' },
    status: 400,
    field: 'state',
  },
  {
    name: 'who has asked for nothing finds nothing of others',
    endpoint: listOwnAppointments,
    as: 'industry',
    status: 200,
    check: (data: { items: object[] }) => expect(data.items).toEqual([]),
  },
  {
    name: 'a page of own requests has a size',
    endpoint: listOwnAppointments,
    as: 'industry',
    input: { pageSize: 0 },
    status: 400,
    field: 'pageSize',
  },
]
