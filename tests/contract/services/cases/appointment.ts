import { expect } from 'vitest'
import {
  type Appointment,
  createAppointment,
  listAppointments,
  updateAppointment,
} from '#schemas/services/appointment.ts'
import type { Case, World } from '../case.ts'

/** A date that is near enough in every time zone. */
const preferredDate = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)

const asked = {
  topic: 'Kerja sama kampus',
  name: 'Rahma Fitriani',
  email: 'rahma@kampus.example',
  phone: '+62 812-3456-7890',
  institution: 'Kampus Contoh',
  preferredDate,
  message: 'Kami ingin membahas semester genap.',
  website: '',
}

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
    input: asked,
    status: 201,
    check: (data: object) => expect(data).toMatchObject({ preferredDate }),
  },
  ...Object.entries({
    email: 'rahma',
    preferredDate: '2020-01-01',
    website: 'https://a.example',
  }).map(([field, value]): Case => ({
    name: `a meeting is refused by a wrong ${field}`,
    endpoint: createAppointment,
    input: { ...asked, [field]: value },
    status: 400,
    field,
  })),
  ...(['superadmin', 'admin', 'lead_program', 'lead_region'] as const).map((as): Case => ({
    name: `a ${as} reads what was asked for`,
    endpoint: listAppointments,
    as,
    input: { page: 1, pageSize: 5 },
    status: 200,
    check(data: { items: object[]; pagination: object }) {
      const { website: _, ...rest } = asked
      expect(data.items).toMatchObject([rest])
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
]
