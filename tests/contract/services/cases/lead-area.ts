import { expect } from 'vitest'
import { readLeadArea } from '#schemas/services/lead-area.ts'
import {
  listAccounts,
  type ManagedAccount,
  setLeadArea,
} from '#schemas/services/manage-accounts.ts'
import { listPrograms } from '#schemas/services/program.ts'
import type { Case, World } from '../case.ts'

/** An account of a kind at the site. */
async function idOf(world: World, kind: 'lead_program' | 'lead_region' | 'student') {
  const { data } = await world.call(listAccounts, { as: 'admin', input: { kind } })
  return (data as { items: ManagedAccount[] }).items[0]?.id
}

/** Ties the account to nothing, as it was before. */
const untie = (world: World, { id }: ManagedAccount) =>
  world.call(setLeadArea, { as: 'admin', input: { id } })

export const leadArea: Case[] = [
  ...(['lead_program', 'lead_region'] as const).map((as): Case => ({
    name: `a ${as} that is tied to nothing sees the whole site`,
    endpoint: readLeadArea,
    as,
    status: 200,
    check: (data: unknown) => expect(data).toEqual({ program: null, province: null }),
  })),
  { name: 'a student leads nothing', endpoint: readLeadArea, as: 'student', status: 404 },
  {
    name: 'a lead is tied to a province',
    endpoint: setLeadArea,
    as: 'admin',
    input: async (world) => ({ id: await idOf(world, 'lead_region'), province: '32' }),
    status: 200,
    check: async (data: ManagedAccount, world) => {
      expect(data.leads).toEqual({ program: null, province: { id: '32', name: 'Jawa Barat' } })
      const { data: read } = await world.call(readLeadArea, { as: 'lead_region' })
      expect(read).toEqual(data.leads)
      expect((await untie(world, data)).data).toMatchObject({ leads: { province: null } })
    },
  },
  {
    name: 'a lead is tied to a programme of the site',
    endpoint: setLeadArea,
    as: 'admin',
    input: async (world) => {
      const { data } = await world.call(listPrograms)
      const [first] = (data as { items: { slug: string }[] }).items
      return { id: await idOf(world, 'lead_program'), program: first?.slug }
    },
    status: 200,
    check: async (data: ManagedAccount, world) => {
      expect(data.leads).toMatchObject({ program: { slug: expect.any(String) }, province: null })
      await untie(world, data)
    },
  },
  {
    name: 'a programme of another site is none',
    endpoint: setLeadArea,
    as: 'admin',
    input: async (world) => {
      const { data } = await world.call(listPrograms, { site: 'lms' })
      const [first] = (data as { items: { id: string }[] }).items
      return { id: await idOf(world, 'lead_program'), program: first?.id }
    },
    status: 422,
    field: 'program',
  },
  {
    name: 'a province is for regional leads',
    endpoint: setLeadArea,
    as: 'admin',
    input: async (world) => ({ id: await idOf(world, 'lead_program'), province: '32' }),
    status: 422,
    field: 'province',
  },
  {
    name: 'a student is tied to nothing',
    endpoint: setLeadArea,
    as: 'admin',
    input: async (world) => ({ id: await idOf(world, 'student') }),
    status: 422,
  },
  {
    name: 'what is no id of a province is refused',
    endpoint: setLeadArea,
    as: 'admin',
    input: { id: '00000000-0000-4000-8000-000000000000', province: 'Jawa Barat' },
    status: 400,
    field: 'province',
  },
  {
    name: 'an account that there is not is not found',
    endpoint: setLeadArea,
    as: 'admin',
    input: { id: '00000000-0000-4000-8000-000000000000' },
    status: 404,
  },
]
