import { expect } from 'vitest'
import {
  type ClassItem,
  listClasses,
  listMentors,
  listRecentClasses,
  listWebinars,
  readClassOverview,
  readClassSyllabus,
} from '#schemas/services/class.ts'
import type { Case, World } from '../case.ts'

interface Page {
  items: ClassItem[]
  pagination: { page: number; perPage: number; totalItems: number; totalPages: number }
}

const classOfLms = async (world: World) => {
  const { data } = await world.call(listClasses, { site: 'lms' })
  return (data as Page).items[0]
}

export const cases: Case[] = [
  {
    name: 'classes come six to a page, each with its flags',
    endpoint: listClasses,
    status: 200,
    check: ({ items, pagination }: Page) => {
      expect(items).toHaveLength(6)
      expect(pagination).toMatchObject({ page: 1, perPage: 6, totalItems: 10, totalPages: 2 })
    },
  },
  {
    name: 'a class list takes every filter at once',
    endpoint: listClasses,
    site: 'lms',
    input: {
      page: 1,
      pageSize: 5,
      state: 'onRegistration',
      level: 'beginner',
      programIds: 'jalur-pengembang-web,jalur-analis-data',
      search: 'web',
      'filter.type': 'class',
    },
    status: 200,
    check: ({ items }: Page) => {
      expect(items.map(({ slug }) => slug)).toEqual(['dasar-front-end-web'])
    },
  },
  {
    name: 'words that no database stores are refused with the field',
    endpoint: listClasses,
    input: { search: 'web\u0000' },
    status: 400,
    field: 'search',
  },
  {
    name: 'a class list of a program of another site is empty',
    endpoint: listClasses,
    input: { programIds: 'jalur-pengembang-web' },
    status: 200,
    check: ({ items }: Page) => expect(items).toEqual([]),
  },
  ...Object.entries({ page: '0', pageSize: '101', state: 'open', level: 'expert' }).map(
    ([field, value]): Case => ({
      name: `a class list refuses a wrong ${field}`,
      endpoint: listClasses,
      input: { [field]: value },
      status: 400,
      field,
    }),
  ),
  {
    name: 'a class list refuses a wrong type',
    endpoint: listClasses,
    input: { 'filter.type': 'course' },
    status: 400,
    field: 'filter.type',
  },
  {
    name: 'a class is read by its slug',
    endpoint: readClassOverview,
    site: 'lms',
    input: { slug: 'dasar-front-end-web' },
    status: 200,
    check: (data: object) => expect(data).toMatchObject({ slug: 'dasar-front-end-web' }),
  },
  {
    name: 'a class of another site is not there',
    endpoint: readClassOverview,
    input: async (world) => ({ slug: (await classOfLms(world))?.slug }),
    status: 404,
  },
  {
    name: 'a class is asked for by a slug',
    endpoint: readClassOverview,
    status: 400,
    field: 'slug',
  },
  {
    name: 'a syllabus is read by the id of its class',
    endpoint: readClassSyllabus,
    site: 'lms',
    input: async (world) => ({ classroomId: (await classOfLms(world))?.id }),
    status: 200,
    check: ({ items }: { items: unknown[] }) => expect(items.length).toBeGreaterThan(0),
  },
  {
    name: 'a syllabus of another site is not there, by the id of its class',
    endpoint: readClassSyllabus,
    input: async (world) => ({ classroomId: (await classOfLms(world))?.id }),
    status: 404,
  },
  {
    name: 'a syllabus is asked for by a class',
    endpoint: readClassSyllabus,
    status: 400,
    field: 'classroomId',
  },
  {
    name: 'webinars are listed by page and programs',
    endpoint: listWebinars,
    input: { page: 1, pageSize: 1, programIds: 'pelayanan-yang-terbaca,relawan-perusahaan' },
    status: 200,
    check: ({ items, pagination }: Page) => {
      expect(items[0]?.isWebinar).toBe(true)
      expect(pagination.totalItems).toBe(2)
    },
  },
  {
    name: 'a webinar list refuses a page that is no number',
    endpoint: listWebinars,
    input: { page: 'x' },
    status: 400,
    field: 'page',
  },
  {
    name: 'the classes that opened last are six at most',
    endpoint: listRecentClasses,
    site: 'lms',
    status: 200,
    check: ({ items }: Page) => {
      expect(items).toHaveLength(6)
      expect(items.some(({ comingSoon }) => comingSoon)).toBe(false)
    },
  },
  {
    name: 'mentors are listed a page at a time',
    endpoint: listMentors,
    input: { page: 2, pageSize: 10 },
    status: 200,
    check: ({ items }: { items: unknown[] }) => expect(items).toHaveLength(2),
  },
  {
    name: 'a list of mentors refuses a page size beyond the most',
    endpoint: listMentors,
    input: { pageSize: 1000 },
    status: 400,
    field: 'pageSize',
  },
]
