import { expect } from 'vitest'
import { listBatches, listExtensions, readSilabus } from '#schemas/services/batch.ts'
import { listPrograms } from '#schemas/services/program.ts'
import type { Case } from '../case.ts'

interface Page {
  items: { id: string; slug: string }[]
  pagination: object
}

export const cases: Case[] = [
  {
    name: 'batches that have not ended come ten to a page, named as the spec names them',
    endpoint: listBatches,
    site: 'lms',
    status: 200,
    check: ({ items, pagination }: Page) => {
      expect(items).toHaveLength(10)
      expect(pagination).toEqual({ current_page: 1, last_page: 2, per_page: 10, total_data: 12 })
    },
  },
  {
    name: 'batches are given a page at a time',
    endpoint: listBatches,
    input: { page: 2, pageSize: 4 },
    status: 200,
    check: ({ items }: Page) => expect(items).toHaveLength(2),
  },
  {
    name: 'batches refuse a page size of none',
    endpoint: listBatches,
    input: { pageSize: 0 },
    status: 400,
    field: 'pageSize',
  },
  {
    name: 'a syllabus is read by the slug of its program',
    endpoint: readSilabus,
    input: { programId: 'desa-melek-data' },
    status: 200,
    check: (data: object) => expect(data).toMatchObject({ program: { name: 'Desa Melek Data' } }),
  },
  {
    name: 'a syllabus of a program that is not there is not found',
    endpoint: readSilabus,
    input: { programId: 'tidak-ada' },
    status: 404,
  },
  {
    name: 'a syllabus is refused by a name that is too long',
    endpoint: readSilabus,
    input: { programId: 'a'.repeat(201) },
    status: 400,
    field: 'programId',
  },
  {
    name: 'a syllabus of a program of another site is not found',
    endpoint: readSilabus,
    input: async (world) => {
      const { data } = await world.call(listPrograms, { site: 'lms' })
      return { programId: (data as Page).items[0]?.id }
    },
    status: 404,
  },
  {
    name: 'short courses have a second page',
    endpoint: listExtensions,
    site: 'lms',
    input: { page: 2, pageSize: 10 },
    status: 200,
    check: ({ items, pagination }: Page) => {
      expect(items).toHaveLength(1)
      expect(pagination).toMatchObject({ totalItems: 11 })
    },
  },
  {
    name: 'short courses refuse a page that is no number',
    endpoint: listExtensions,
    input: { page: '1.5' },
    status: 400,
    field: 'page',
  },
]
