import { expect } from 'vitest'
import { managedSchools } from '#schemas/services/manage-classes.ts'
import {
  approveSchool,
  listPendingSchools,
  listSchools,
  registerSchool,
  rejectSchool,
  type School,
} from '#schemas/services/school.ts'
import type { Case, SiteName, World } from '../case.ts'

const school = {
  name: 'SMK Menanti Kabar',
  cityId: '34.71',
  contactName: 'Ratna Kusuma',
  contactRole: 'Wakil kepala sekolah',
  contactEmail: 'ratna@menanti.example',
  contactPhone: '+62 812 0000 0000',
}

/** The id of the school that waits for approval at a site. */
async function pendingId(world: World, site: SiteName): Promise<string | undefined> {
  const { data } = await world.call(listPendingSchools, { as: 'admin', site })
  return (data as { items: School[] }).items[0]?.id
}

export const approvals: Case[] = [
  ...(['foundation', 'lms'] as const).map((site): Case => ({
    name: `a school registers at ${site} and waits`,
    endpoint: registerSchool,
    site,
    input: school,
    status: 201,
  })),
  ...(['superadmin', 'admin', 'lead_program', 'lead_region'] as const).map((as): Case => ({
    name: `a ${as} reads who waits for approval`,
    endpoint: listPendingSchools,
    as,
    input: { page: 1, pageSize: 1 },
    status: 200,
    check(data: { items: object[]; pagination: object }) {
      const { contactName, contactRole, contactEmail, contactPhone } = school
      const contact = { contactName, contactRole, contactEmail, contactPhone }
      expect(data.items).toMatchObject([{ name: school.name, city: 'Kota Yogyakarta', ...contact }])
      expect(data.pagination).toEqual({ page: 1, perPage: 1, totalItems: 1, totalPages: 1 })
    },
  })),
  {
    name: 'a page of schools has a number',
    endpoint: listPendingSchools,
    as: 'admin',
    input: { page: 'x' },
    status: 400,
    field: 'page',
  },
  {
    name: 'a school of another site is not found',
    endpoint: approveSchool,
    as: 'admin',
    input: async (world) => ({ id: await pendingId(world, 'lms') }),
    status: 404,
  },
  {
    name: 'an id is a UUID',
    endpoint: approveSchool,
    as: 'admin',
    input: { id: '1' },
    status: 400,
    field: 'id',
  },
  {
    name: 'a school that is approved is listed',
    endpoint: approveSchool,
    as: 'lead_program',
    input: async (world) => ({ id: await pendingId(world, 'foundation') }),
    status: 200,
    async check(data: School, world) {
      const { items } = (await world.call(listSchools)).data as { items: School[] }
      expect(items).toContainEqual(data)
    },
  },
  {
    name: 'a school that is refused waits no longer, and can be restored',
    endpoint: rejectSchool,
    site: 'lms',
    as: 'lead_region',
    input: async (world) => ({
      id: await pendingId(world, 'lms'),
      reason: 'Nomor pokok sekolah belum ada.',
    }),
    status: 200,
    async check(data: { id: string; name: string }, world) {
      expect(data.name).toBe(school.name)
      expect(await pendingId(world, 'lms')).toBeUndefined()
      const call = { site: 'lms', as: 'admin', input: { id: data.id } } as const
      expect((await world.call(managedSchools.calls.restore, call)).status).toBe(200)
      expect(await pendingId(world, 'lms')).toBe(data.id)
    },
  },
  {
    name: 'a school that does not wait is not refused',
    endpoint: rejectSchool,
    as: 'admin',
    input: async (world) => {
      const { items } = (await world.call(listSchools)).data as { items: School[] }
      return { id: items[0]?.id, reason: 'Sudah tampil.' }
    },
    status: 404,
  },
  ...Object.entries({ id: '1', reason: ' ' }).map(([field, value]): Case => ({
    name: `a school is not refused with a wrong ${field}`,
    endpoint: rejectSchool,
    as: 'admin',
    input: { id: '00000000-0000-4000-8000-000000000000', reason: 'Belum lengkap.', [field]: value },
    status: 400,
    field,
  })),
]
