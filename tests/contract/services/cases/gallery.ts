import { expect } from 'vitest'
import { listGalleries } from '#schemas/services/gallery.ts'
import type { Case } from '../case.ts'

interface Page {
  items: { slug: string; photos: { picture: string }[] }[]
  pagination: object
}

export const cases: Case[] = [
  {
    name: 'albums come six to a page, with their pictures',
    endpoint: listGalleries,
    input: { page: 1 },
    status: 200,
    check: ({ items, pagination }: Page) => {
      expect(items).toHaveLength(6)
      expect(pagination).toEqual({ page: 1, perPage: 6, totalItems: 7, totalPages: 2 })
      for (const { photos } of items) expect(photos[0]?.picture).toMatch(/^\/media\/gallery\//)
    },
  },
  {
    name: 'albums of one site are not those of another',
    endpoint: listGalleries,
    input: { page: 2 },
    status: 200,
    check: async ({ items }: Page, world) => {
      const { data } = await world.call(listGalleries, { site: 'lms', input: { page: 2 } })
      const other = (data as Page).items.map(({ slug }) => slug)
      expect(items.some(({ slug }) => other.includes(slug))).toBe(false)
    },
  },
  {
    name: 'albums beyond the last page are none',
    endpoint: listGalleries,
    input: { page: 99 },
    status: 200,
    check: ({ items }: Page) => expect(items).toEqual([]),
  },
  {
    name: 'albums have no page zero',
    endpoint: listGalleries,
    input: { page: 0 },
    status: 400,
    field: 'page',
  },
]
