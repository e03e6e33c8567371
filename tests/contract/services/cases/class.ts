import { expect } from 'vitest'
import {
  type ClassItem,
  type ListedMentor,
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
      isPremium: 'false',
    },
    status: 200,
    check: ({ items }: Page) => {
      expect(items.map(({ slug }) => slug)).toEqual(['halaman-pertama-di-web'])
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
  ...Object.entries({ 'filter.type': 'bootcamp', isPremium: 'some' }).map(
    ([field, value]): Case => ({
      name: `a class list refuses a wrong ${field}`,
      endpoint: listClasses,
      input: { [field]: value },
      status: 400,
      field,
    }),
  ),
  {
    name: 'courses are classes of a kind of their own, and may be premium',
    endpoint: listClasses,
    site: 'lms',
    input: { 'filter.type': 'course', isPremium: 'true' },
    status: 200,
    check: ({ items, pagination }: Page) => {
      expect(pagination.totalItems).toBe(3)
      for (const item of items) {
        expect(item).toMatchObject({ kind: 'course', isPremium: true, isWebinar: false })
        expect(item.seatsLeft).toBe(item.seats)
        expect(item.mentorNames.length).toBeGreaterThan(0)
      }
    },
  },
  {
    name: 'a class says its hours in its own zone, and when its registration opens and closes',
    endpoint: readClassOverview,
    site: 'lms',
    input: { slug: 'sql-untuk-keputusan' },
    status: 200,
    check: (data: ClassItem) => {
      expect(data).toMatchObject({
        code: 'DATA-01',
        schedule: { days: ['wednesday'], from: '19:00', to: '21:30' },
        zone: 'Asia/Makassar',
      })
      expect(data.startsAt).toMatch(/T11:00:00\.000Z$/)
      expect(Date.parse(data.opensAt)).toBeLessThan(Date.parse(data.closesAt))
    },
  },
  ...['WEB-01', 'web-01'].map((slug): Case => ({
    name: `a class is read by its code ${slug}`,
    endpoint: readClassOverview,
    site: 'lms',
    input: { slug },
    status: 200,
    check: (data: object) => expect(data).toMatchObject({ slug: 'halaman-pertama-di-web' }),
  })),
  {
    name: 'a class of another site is not read by its code',
    endpoint: readClassOverview,
    input: { slug: 'KRS-02' },
    status: 404,
  },
  {
    name: 'a syllabus is read by the code of its class',
    endpoint: readClassSyllabus,
    site: 'lms',
    input: { classroomId: 'krs-01' },
    status: 200,
    check: ({ items }: { items: unknown[] }) => expect(items).toHaveLength(2),
  },
  {
    name: 'a class is read by its slug',
    endpoint: readClassOverview,
    site: 'lms',
    input: { slug: 'halaman-pertama-di-web' },
    status: 200,
    check: (data: object) => expect(data).toMatchObject({ slug: 'halaman-pertama-di-web' }),
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
    name: 'mentors come with their classes and the state of each',
    endpoint: listMentors,
    input: { pageSize: 100 },
    status: 200,
    check: ({ items }: { items: ListedMentor[] }) => {
      const taught = items.flatMap(({ classes }) => classes)
      expect(taught.length).toBeGreaterThan(10)
      expect(taught).toContainEqual({
        name: 'Menjadi Pendamping Belajar Komunitas',
        slug: 'pendamping-belajar-komunitas',
        state: 'onRegistration',
        language: 'id',
        languages: ['id', 'en'],
      })
    },
  },
  {
    name: 'a list of mentors refuses a page size beyond the most',
    endpoint: listMentors,
    input: { pageSize: 1000 },
    status: 400,
    field: 'pageSize',
  },
]
