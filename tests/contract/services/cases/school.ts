import { expect } from 'vitest'
import type { Endpoint } from '#schemas/endpoint.ts'
import {
  listOwnTeams,
  listSchools,
  listTeams,
  registerOwnTeam,
  registerSchool,
  registerTeam,
  type School,
} from '#schemas/services/school.ts'
import type { Case } from '../case.ts'

const school = {
  name: 'SMK Anyaman Nusantara',
  cityId: '34.71',
  students: 320,
  contactName: 'Ratna Kusuma',
  contactRole: 'Wakil kepala sekolah',
  contactEmail: 'ratna@smk.example',
  contactPhone: '+62 812 0000 0000',
}
const team = {
  name: 'Pelita Kode',
  event: 'liga-smk',
  schoolName: 'SMK Pelita',
  cityId: '33.74',
  mentorName: 'Bagas Aditya',
  mentorPhone: '081200000000',
  members: [
    { name: 'Sekar Arum', email: 'sekar@smk.example', role: 'Ketua' },
    { name: 'Damar Jati', email: 'damar@smk.example' },
  ],
}

const bad =
  (
    endpoint: Endpoint,
    good: object,
    as?: 'student',
  ): ((wrong: Record<string, unknown>) => Case[]) =>
  (wrong) =>
    Object.entries(wrong).map(([field, value]) => ({
      name: `${field} cannot be ${JSON.stringify(value)?.slice(0, 40) ?? 'missing'}`,
      endpoint,
      ...(as === undefined ? {} : { as }),
      input: { ...good, [field]: value },
      status: 400,
      field,
    }))

export const schools: Case[] = [
  {
    name: 'schools are listed by name',
    endpoint: listSchools,
    status: 200,
    check(data: { items: School[] }) {
      const names = data.items.map(({ name }) => name)
      expect(names.length).toBeGreaterThan(1)
      expect(Object.keys(data.items[0] ?? {}).toSorted()).toEqual([
        'city',
        'id',
        'isActive',
        'name',
        'province',
        'slug',
      ])
    },
  },
  {
    name: 'each site has its own schools',
    endpoint: listSchools,
    site: 'lms',
    status: 200,
    async check(data: { items: School[] }, world) {
      const others = (await world.call(listSchools)).data as { items: School[] }
      const ids = new Set(data.items.map(({ id }) => id))
      expect(others.items.filter(({ id }) => ids.has(id))).toEqual([])
    },
  },
  {
    name: 'a school registers, and is not listed before it was approved',
    endpoint: registerSchool,
    input: school,
    status: 201,
    async check(data: unknown, world) {
      expect(data).toMatchObject({ name: school.name })
      expect(JSON.stringify((await world.call(listSchools)).data)).not.toContain(school.name)
    },
  },
  {
    name: 'twice is once',
    endpoint: registerSchool,
    input: { ...school, name: school.name.toUpperCase() },
    status: 409,
    field: 'name',
  },
  {
    name: 'at another site it is new',
    endpoint: registerSchool,
    site: 'lms',
    input: school,
    status: 201,
  },
  {
    name: 'a city that is none is named',
    endpoint: registerSchool,
    input: { ...school, name: 'SMK Lain', cityId: '99.99' },
    status: 422,
    field: 'cityId',
  },
  ...bad(
    registerSchool,
    school,
  )({
    name: 'A',
    cityId: 'Yogyakarta',
    students: -1,
    contactName: '<b>',
    contactEmail: 'x',
    contactPhone: 'x',
    website: 'x',
  }),
  {
    name: 'what the server owns cannot be said',
    endpoint: registerSchool,
    input: { ...school, is_approved: true },
    status: 400,
  },
  { name: 'a team registers', endpoint: registerTeam, input: team, status: 201 },
  {
    name: 'its name is taken then',
    endpoint: registerTeam,
    input: { ...team, name: 'PELITA KODE' },
    status: 409,
    field: 'name',
  },
  {
    name: 'not so for another event',
    endpoint: registerTeam,
    input: { ...team, event: 'liga-sma' },
    status: 201,
  },
  {
    name: 'of a school that is listed',
    endpoint: registerTeam,
    async input(world) {
      const { items } = (await world.call(listSchools)).data as { items: School[] }
      return { ...team, name: 'Tim Sekolah', schoolName: undefined, schoolId: items[0]?.id }
    },
    status: 201,
  },
  {
    name: 'of a school of another site: no',
    endpoint: registerTeam,
    async input(world) {
      const { items } = (await world.call(listSchools, { site: 'lms' })).data as { items: School[] }
      return { ...team, name: 'Tim Asing', schoolId: items[0]?.id }
    },
    status: 422,
    field: 'schoolId',
  },
  {
    name: 'a city that is none is named',
    endpoint: registerTeam,
    input: { ...team, name: 'Lain', cityId: '99.99' },
    status: 422,
    field: 'cityId',
  },
  {
    name: 'a school must be said',
    endpoint: registerTeam,
    input: { ...team, schoolName: undefined },
    status: 400,
    field: 'schoolId',
  },
  ...bad(
    registerTeam,
    team,
  )({
    name: 'A',
    event: 'Liga SMK',
    cityId: 'x',
    mentorName: 'A',
    mentorPhone: 'x',
    members: [],
    website: 'x',
  }),
  {
    name: 'someone who is signed in registers their own',
    endpoint: registerOwnTeam,
    as: 'student',
    input: { ...team, name: 'Tim Sendiri' },
    status: 201,
  },
  {
    name: 'they find it among their own teams, and nobody else’s',
    endpoint: listOwnTeams,
    as: 'student',
    status: 200,
    async check(data: { items: { name: string }[] }, world) {
      expect(data.items.map(({ name }) => name)).toEqual(['Tim Sendiri'])
      const others = await world.call(listOwnTeams, { as: 'teacher' })
      expect(others.data).toMatchObject({ items: [] })
    },
  },
  {
    name: 'its name is taken as well',
    endpoint: registerOwnTeam,
    as: 'teacher',
    input: { ...team, name: 'tim sendiri' },
    status: 409,
    field: 'name',
  },
  ...bad(
    registerOwnTeam,
    team,
    'student',
  )({ members: [{ name: 'Satu' }].slice(1), mentorPhone: 'x' }),
  ...(['superadmin', 'admin', 'lead_program', 'lead_region'] as const).map((as): Case => ({
    name: `a ${as} reads the teams of an event, newest first`,
    endpoint: listTeams,
    as,
    input: { event: 'liga-smk', page: 1, pageSize: 2 },
    status: 200,
    check: (data: { items: { name: string }[]; pagination: object }) => {
      expect(data.items.map(({ name }) => name)).toEqual(['Tim Sendiri', 'Tim Sekolah'])
      expect(data.pagination).toEqual({ page: 1, perPage: 2, totalItems: 3, totalPages: 2 })
    },
  })),
  {
    name: 'another site has none of them',
    endpoint: listTeams,
    as: 'admin',
    site: 'lms',
    status: 200,
    check: (data: { items: unknown[] }) => expect(data.items).toEqual([]),
  },
  {
    name: 'pages begin at one',
    endpoint: listTeams,
    as: 'admin',
    input: { page: 0 },
    status: 400,
    field: 'page',
  },
]
