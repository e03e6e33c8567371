import { expect } from 'vitest'
import {
  createCategory,
  deleteCategory,
  listAllCategories,
  listCategories,
  type PostCategory,
  readCategory,
  updateCategory,
} from '#schemas/services/post-category.ts'
import type { Case, World } from '../case.ts'

interface Page {
  items: PostCategory[]
  pagination: { totalItems: number; totalPages: number }
}

const categoryOfLms = async (world: World) => {
  const { data } = await world.call(listCategories, { site: 'lms', input: { kindSlug: 'news' } })
  return (data as Page).items[0]
}

const newCategory = async (world: World, name: string) => {
  const { data } = await world.call(createCategory, {
    as: 'writer',
    input: { kindSlug: 'podcast', name },
  })
  return { kindSlug: 'podcast', slug: (data as PostCategory).slug }
}

const reading: Case[] = [
  {
    name: 'a category list takes every filter at once',
    endpoint: listCategories,
    site: 'lms',
    input: { kindSlug: 'news', page: 1, pageSize: 1, search: 'k', sort: 'popular', all: false },
    status: 200,
    check: ({ items, pagination }: Page) => {
      expect(items).toHaveLength(1)
      expect(pagination.totalPages).toBe(pagination.totalItems)
    },
  },
  {
    name: 'a category list can give all of them at once',
    endpoint: listCategories,
    site: 'lms',
    input: { kindSlug: 'news', pageSize: 1, all: true },
    status: 200,
    check: ({ items }: Page) => expect(items).toHaveLength(4),
  },
  {
    name: 'categories are asked for by a kind',
    endpoint: listCategories,
    status: 400,
    field: 'kindSlug',
  },
  {
    name: 'a category list refuses a wrong order',
    endpoint: listCategories,
    input: { kindSlug: 'news', sort: 'random' },
    status: 400,
    field: 'sort',
  },
  {
    name: 'a category is read by its slug',
    endpoint: readCategory,
    input: { kindSlug: 'article', slug: 'kemitraan' },
    status: 200,
    check: (data: object) => expect(data).toMatchObject({ name: 'Kemitraan', kind: 'article' }),
  },
  {
    name: 'a category is asked for by a slug',
    endpoint: readCategory,
    input: { kindSlug: 'article' },
    status: 400,
    field: 'slug',
  },
  {
    name: 'a category of another site is not found by its id',
    endpoint: readCategory,
    input: async (world) => ({ kindSlug: 'news', slug: (await categoryOfLms(world))?.id }),
    status: 404,
  },
  {
    name: 'categories of every kind are found by words, a page at a time',
    endpoint: listAllCategories,
    input: { page: 2, pageSize: 1, search: 'a' },
    status: 200,
    check: ({ items }: Page) => expect(items).toHaveLength(1),
  },
  {
    name: 'categories of every kind refuse a page size beyond the most',
    endpoint: listAllCategories,
    input: { pageSize: 101 },
    status: 400,
    field: 'pageSize',
  },
]

const writing: Case[] = [
  {
    name: 'a category gets a slug of its name',
    endpoint: createCategory,
    as: 'writer',
    input: { kindSlug: 'podcast', name: 'Dari Uji' },
    status: 201,
    check: (data: object) => expect(data).toMatchObject({ slug: 'dari-uji', postCount: 0 }),
  },
  {
    name: 'a category does not take a slug that another has',
    endpoint: createCategory,
    as: 'admin',
    input: { kindSlug: 'article', name: 'Lain', slug: 'kemitraan' },
    status: 409,
  },
  {
    name: 'a category has a name',
    endpoint: createCategory,
    as: 'writer',
    input: { kindSlug: 'article', name: ' ' },
    status: 400,
    field: 'name',
  },
  {
    name: 'a category is of a kind that is there',
    endpoint: createCategory,
    as: 'writer',
    input: { kindSlug: 'tidak-ada', name: 'Lain' },
    status: 422,
    field: 'kindSlug',
  },
  {
    name: 'a category is renamed',
    endpoint: updateCategory,
    as: 'writer',
    input: async (world) => ({
      ...(await newCategory(world, 'Akan berganti')),
      name: 'Sudah berganti',
      newSlug: 'sudah-berganti',
    }),
    status: 200,
    check: (data: object) => expect(data).toMatchObject({ slug: 'sudah-berganti' }),
  },
  {
    name: 'a category refuses what it does not have',
    endpoint: updateCategory,
    as: 'writer',
    input: { kindSlug: 'article', slug: 'kemitraan', siteId: 'lms' },
    status: 400,
  },
  {
    name: 'a category of another site is not changed',
    endpoint: updateCategory,
    as: 'writer',
    input: async (world) => ({
      kindSlug: 'news',
      slug: (await categoryOfLms(world))?.slug,
      name: 'Lain',
    }),
    status: 404,
  },
  {
    name: 'a category that nothing uses is removed',
    endpoint: deleteCategory,
    as: 'writer',
    input: (world) => newCategory(world, 'Akan dihapus'),
    status: 200,
  },
  {
    name: 'a category that posts use stays',
    endpoint: deleteCategory,
    as: 'superadmin',
    input: { kindSlug: 'article', slug: 'kemitraan' },
    status: 409,
  },
  {
    name: 'a category is removed by its slug',
    endpoint: deleteCategory,
    as: 'writer',
    input: { kindSlug: 'article' },
    status: 400,
    field: 'slug',
  },
  {
    name: 'a category of another site is not removed',
    endpoint: deleteCategory,
    as: 'writer',
    input: async (world) => ({ kindSlug: 'news', slug: (await categoryOfLms(world))?.slug }),
    status: 404,
  },
]

export const cases: Case[] = [...reading, ...writing]
