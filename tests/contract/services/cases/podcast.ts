import { expect } from 'vitest'
import { listPodcasts, readPodcast } from '#schemas/services/podcast.ts'
import type { Case } from '../case.ts'

interface Page {
  items: { id: string; slug: string }[]
  pagination: { perPage: number; totalItems: number; totalPages: number }
}

export const cases: Case[] = [
  {
    name: 'episodes come six to a page',
    endpoint: listPodcasts,
    status: 200,
    check: ({ items, pagination }: Page) => {
      expect(items).toHaveLength(6)
      expect(pagination).toMatchObject({ perPage: 6, totalItems: 7, totalPages: 2 })
    },
  },
  {
    name: 'a podcast list takes every filter at once',
    endpoint: listPodcasts,
    input: { page: 1, pageSize: 2, search: 'musyawarah', categorySlug: 'meja-panjang' },
    status: 200,
    check: ({ items }: Page) =>
      expect(items.map(({ slug }) => slug)).toEqual(['musyawarah-sampai-larut']),
  },
  {
    name: 'a podcast list of a category of another site is empty',
    endpoint: listPodcasts,
    input: { categorySlug: 'obrolan-kelas' },
    status: 200,
    check: ({ items }: Page) => expect(items).toEqual([]),
  },
  {
    name: 'a podcast list refuses a search that is too long',
    endpoint: listPodcasts,
    input: { search: 'a'.repeat(201) },
    status: 400,
    field: 'search',
  },
  {
    name: 'an episode is read by its slug',
    endpoint: readPodcast,
    input: { id: 'kebun-yang-mencatat' },
    status: 200,
    check: (data: object) => expect(data).toMatchObject({ seconds: 1500 }),
  },
  { name: 'an episode is asked for by an id', endpoint: readPodcast, status: 400, field: 'id' },
  {
    name: 'an episode that is not there is not found',
    endpoint: readPodcast,
    input: { id: 'tidak-ada' },
    status: 404,
  },
  {
    name: 'an episode of another site is not found by its id',
    endpoint: readPodcast,
    input: async (world) => {
      const { data } = await world.call(listPodcasts, { site: 'lms' })
      return { id: (data as Page).items[0]?.id }
    },
    status: 404,
  },
]
