import { expect } from 'vitest'
import {
  listApiPrograms,
  listPrograms,
  listProgramSchools,
  readProgram,
} from '#schemas/services/program.ts'
import type { Case, World } from '../case.ts'

interface Page {
  items: { id: string; slug: string; name: string }[]
  pagination: { perPage: number; totalItems: number }
}

const programOfLms = async (world: World) => {
  const { data } = await world.call(listPrograms, { site: 'lms' })
  return (data as Page).items[0]?.id
}

export const cases: Case[] = [
  ...[listPrograms, listApiPrograms].flatMap((endpoint): Case[] => [
    {
      name: 'programs come six to a page',
      endpoint,
      site: 'lms',
      status: 200,
      check: ({ items, pagination }: Page) => {
        expect(items).toHaveLength(6)
        expect(pagination).toMatchObject({ perPage: 6, totalItems: 12 })
      },
    },
    {
      name: 'programs are given a page at a time',
      endpoint,
      input: { page: 2, pageSize: 5 },
      status: 200,
      check: ({ items }: Page) => expect(items).toHaveLength(1),
    },
    {
      name: 'programs have no page before the first',
      endpoint,
      input: { page: -1 },
      status: 400,
      field: 'page',
    },
  ]),
  {
    name: 'a program is read by its slug',
    endpoint: readProgram,
    input: { slug: 'beasiswa-anyam' },
    status: 200,
    check: (data: object) => expect(data).toMatchObject({ name: 'Beasiswa Anyam', schoolCount: 4 }),
  },
  {
    name: 'a program that is not there is not found',
    endpoint: readProgram,
    input: { slug: 'tidak-ada' },
    status: 404,
  },
  {
    name: 'a program of another site is not found by its id',
    endpoint: readProgram,
    input: async (world) => ({ slug: await programOfLms(world) }),
    status: 404,
  },
  { name: 'a program is asked for by a slug', endpoint: readProgram, status: 400, field: 'slug' },
  {
    name: 'the schools of a program are listed by page',
    endpoint: listProgramSchools,
    input: { programId: 'beasiswa-anyam', page: 2, pageSize: 3 },
    status: 200,
    check: ({ items, pagination }: Page) => {
      expect(items).toHaveLength(1)
      expect(pagination.totalItems).toBe(4)
    },
  },
  {
    name: 'the schools of a program come ten to a page',
    endpoint: listProgramSchools,
    input: { programId: 'beasiswa-anyam' },
    status: 200,
    check: ({ pagination }: Page) => expect(pagination.perPage).toBe(10),
  },
  {
    name: 'schools are asked for by a program',
    endpoint: listProgramSchools,
    status: 400,
    field: 'programId',
  },
  {
    name: 'the schools of a program that is not there are not found',
    endpoint: listProgramSchools,
    input: { programId: 'tidak-ada' },
    status: 404,
  },
  {
    name: 'the schools of a program of another site are not found',
    endpoint: listProgramSchools,
    input: async (world) => ({ programId: await programOfLms(world) }),
    status: 404,
  },
]
