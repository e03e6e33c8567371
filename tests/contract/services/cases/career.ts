import { expect } from 'vitest'
import { listCareers, listJobs, readCareer, readJob } from '#schemas/services/career.ts'
import type { Case, Reply, World } from '../case.ts'

interface Page {
  items: { id: string; slug: string }[]
  pagination: { perPage: number; totalItems: number }
}

const firstOfLms = async (world: World, endpoint: typeof listCareers | typeof listJobs) => {
  const { data } = await world.call(endpoint, { site: 'lms' })
  return (data as Page).items[0]?.id
}

const tells =
  (words: string) =>
  (_data: never, _world: World, { body }: Reply) =>
    expect((body as { message: string }).message.startsWith(words)).toBe(true)

export const cases: Case[] = [
  {
    name: 'fields of work come ten to a page, and the message says so in the words of the spec',
    endpoint: listCareers,
    input: { page: 1 },
    status: 200,
    check: (data: Page, _world, { body }) => {
      expect(data.pagination).toMatchObject({ perPage: 10, totalItems: 3 })
      expect(body).toMatchObject({
        message: expect.stringMatching(/^Success fetch list Career:/) as string,
      })
    },
  },
  {
    name: 'fields of work have no page zero, and the message says so in the words of the spec',
    endpoint: listCareers,
    input: { page: 0 },
    status: 400,
    field: 'page',
    check: tells('Failed fetch list Career:'),
  },
  {
    name: 'jobs are listed by field and page',
    endpoint: listJobs,
    input: { careerId: 'pendampingan', page: 1 },
    status: 200,
    check: ({ items }: Page) => expect(items).toHaveLength(2),
  },
  {
    name: 'jobs have a second page',
    endpoint: listJobs,
    site: 'lms',
    input: { page: 2 },
    status: 200,
    check: ({ items, pagination }: Page) => {
      expect(items.length).toBeGreaterThan(0)
      expect(pagination.totalItems).toBe(10 + items.length)
    },
  },
  {
    name: 'jobs refuse a page that is no number',
    endpoint: listJobs,
    input: { page: 'x' },
    status: 400,
    field: 'page',
    check: tells('Failed fetch list Job:'),
  },
  {
    name: 'jobs of a field that is not there are not found',
    endpoint: listJobs,
    input: { careerId: 'tidak-ada' },
    status: 404,
  },
  {
    name: 'jobs of a field of another site are not found',
    endpoint: listJobs,
    input: async (world) => ({ careerId: await firstOfLms(world, listCareers) }),
    status: 404,
  },
  {
    name: 'a field of work is read by its slug',
    endpoint: readCareer,
    input: { slug: 'pustaka' },
    status: 200,
    check: tells('Success fetch detail Career:'),
  },
  { name: 'a field is asked for by a slug', endpoint: readCareer, status: 400, field: 'slug' },
  {
    name: 'a field of work that is not there is not found',
    endpoint: readCareer,
    input: { slug: 'tidak-ada' },
    status: 404,
    check: tells('Failed fetch detail Career:'),
  },
  {
    name: 'a field of work of another site is not found by its id',
    endpoint: readCareer,
    input: async (world) => ({ slug: await firstOfLms(world, listCareers) }),
    status: 404,
  },
  {
    name: 'a job is read by its slug',
    endpoint: readJob,
    input: { id: 'pengelola-peti-buku' },
    status: 200,
    check: (data: object) => expect(data).toMatchObject({ career: { slug: 'pustaka' } }),
  },
  { name: 'a job is asked for by an id', endpoint: readJob, status: 400, field: 'id' },
  {
    name: 'a job of another site is not found by its id',
    endpoint: readJob,
    input: async (world) => ({ id: await firstOfLms(world, listJobs) }),
    status: 404,
    check: tells('Failed fetch detail Job:'),
  },
]
