import { expect } from 'vitest'
import { createAppointment, listAppointments } from '#schemas/services/appointment.ts'
import type { Case } from '../case.ts'

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
]
