import { expect } from 'vitest'
import {
  listAllPosts,
  listArticles,
  listPosts,
  type PostItem,
  readPost,
  readPostById,
  viewPost,
} from '#schemas/services/post.ts'
import type { Case, World } from '../case.ts'

interface Page {
  items: PostItem[]
  pagination: { perPage: number; totalItems: number }
}

const idOfLms = async (world: World, kindSlug = 'news') => {
  const { data } = await world.call(listPosts, { site: 'lms', input: { kindSlug } })
  return (data as Page).items[0]?.id
}

const slugs = ({ items }: Page) => items.map(({ slug }) => slug)

/** On a page that no other case compares, because views reach the lists a while later. */
const viewed = { kindSlug: 'news', slug: 'kelas-keliling-tiga-pulau' }

const reading: Case[] = [
  {
    name: 'a post list takes every filter at once',
    endpoint: listPosts,
    input: {
      kindSlug: 'blog',
      page: 1,
      pageSize: 3,
      search: 'Lintang',
      categoryId: 'cerita-pendamping',
      sort: 'oldest',
      excludeId: 'membaca-buku-yang-sama-empat-kali',
      isParent: true,
    },
    status: 200,
    check: (data: Page) => expect(slugs(data)).toEqual(['seri-pindah-sekolah']),
  },
  {
    name: 'blogs come six to a page',
    endpoint: listPosts,
    input: { kindSlug: 'blog' },
    status: 200,
    check: ({ items, pagination }: Page) => {
      expect(items).toHaveLength(6)
      expect(pagination.perPage).toBe(6)
    },
  },
  {
    name: 'the parts of a series are listed by themselves',
    endpoint: listPosts,
    site: 'lms',
    input: { kindSlug: 'article', isParent: false, sort: 'title' },
    status: 200,
    check: (data: Page) =>
      expect(slugs(data)).toEqual(['toko-kecil-buku-kas', 'toko-kecil-buku-stok']),
  },
  {
    name: 'posts of a category of another site are none',
    endpoint: listPosts,
    input: { kindSlug: 'news', categoryId: 'kabar-program' },
    status: 200,
    check: ({ items }: Page) => expect(items).toEqual([]),
  },
  {
    name: 'posts of every kind are listed without one, and an empty filter is none',
    endpoint: listPosts,
    site: 'lms',
    input: { kindSlug: '', search: '', categoryId: '', sort: '', isParent: '', pageSize: 100 },
    status: 200,
    check: ({ items }: Page) => {
      const kinds = new Set(items.map(({ kind }) => kind))
      expect([...kinds].toSorted()).toEqual([
        'article',
        'blog',
        'event',
        'news',
        'tulisan-temans',
        'video',
      ])
    },
  },
  ...[listPosts, readPost, viewPost].map((endpoint): Case => ({
    name: 'a kind that a site does not have is named with those that it has',
    endpoint,
    input: { kindSlug: 'resep', slug: 'satu' },
    status: 422,
    field: 'kindSlug',
    check: (_data: unknown, _world, { body }) =>
      expect(JSON.stringify(body)).toContain('article, blog, event, news, podcast'),
  })),
  {
    name: 'a post is read by a slug that one kind has',
    endpoint: readPost,
    input: { slug: 'seri-pindah-sekolah' },
    status: 200,
    check: (data: PostItem) => {
      expect(data).toMatchObject({ kind: 'blog', author: null, event: null, video: null })
      expect(Date.parse(data.updatedAt ?? '')).toBeGreaterThan(0)
    },
  },
  ...Object.entries({ sort: 'random', isParent: 'perhaps', pageSize: '0' }).map(
    ([field, value]): Case => ({
      name: `a post list refuses a wrong ${field}`,
      endpoint: listPosts,
      input: { kindSlug: 'news', [field]: value },
      status: 400,
      field,
    }),
  ),
  {
    name: 'a post is read with the series it opens',
    endpoint: readPost,
    input: { kindSlug: 'blog', slug: 'seri-pindah-sekolah' },
    status: 200,
    check: ({ parts }: { parts: PostItem[] }) =>
      expect(parts.map(({ slug }) => slug)).toEqual([
        'seri-pindah-sekolah-pilihan',
        'seri-pindah-sekolah-kamar',
      ]),
  },
  {
    name: 'a post is asked for by an id or a slug',
    endpoint: readPost,
    input: { kindSlug: 'news' },
    status: 400,
    field: 'slug',
  },
  {
    name: 'a post is not found in another kind',
    endpoint: readPost,
    input: { kindSlug: 'news', slug: 'seri-pindah-sekolah' },
    status: 404,
  },
  {
    name: 'a post of another site is not found by its id',
    endpoint: readPost,
    input: async (world) => ({ kindSlug: 'news', id: await idOfLms(world) }),
    status: 404,
  },
  {
    name: 'a view is counted',
    endpoint: viewPost,
    site: 'lms',
    input: viewed,
    status: 200,
    check: async ({ views }: { views: number }, world) => {
      const again = await world.call(viewPost, { site: 'lms', input: viewed })
      expect(again.data).toEqual({ views: views + 1 })
    },
  },
  {
    name: 'a view of a post of another site is not counted',
    endpoint: viewPost,
    input: { kindSlug: 'news', slug: 'laboratorium-jaringan-kupang' },
    status: 404,
  },
  { name: 'a view is of a post', endpoint: viewPost, status: 400, field: 'slug' },
]

const older: Case[] = [
  {
    name: 'an article list takes every filter at once',
    endpoint: listArticles,
    input: {
      page: 1,
      pageSize: 2,
      search: 'kemitraan',
      categorySlug: 'kemitraan',
      excludeId: 'program-relawan-yang-menolong-sekolah',
    },
    status: 200,
    check: (data: Page) => expect(slugs(data)).toContain('mengakhiri-kemitraan-dengan-baik'),
  },
  {
    name: 'articles of a category of another site are none',
    endpoint: listArticles,
    input: { categorySlug: 'usaha' },
    status: 200,
    check: ({ items }: Page) => expect(items).toEqual([]),
  },
  {
    name: 'articles refuse a page that is no number',
    endpoint: listArticles,
    input: { page: 'satu' },
    status: 400,
    field: 'page',
  },
  {
    name: 'a post of any kind is read by its id',
    endpoint: readPostById,
    site: 'lms',
    input: async (world) => ({ id: await idOfLms(world, 'article') }),
    status: 200,
    check: (data: object) => expect(data).toMatchObject({ kind: 'article' }),
  },
  {
    name: 'a post of another site is not there by its id',
    endpoint: readPostById,
    input: async (world) => ({ id: await idOfLms(world) }),
    status: 404,
  },
  {
    name: 'a post is not read by what is no id',
    endpoint: readPostById,
    input: { id: 'satu' },
    status: 400,
    field: 'id',
  },
  {
    name: 'posts of every kind take every filter at once',
    endpoint: listAllPosts,
    input: { page: 1, pageSize: 4, kind: 'article', type: 'kemitraan', active: true },
    status: 200,
    check: ({ items, pagination }: Page) => {
      expect(new Set(items.map(({ kind }) => kind))).toEqual(new Set(['article']))
      expect(pagination).toMatchObject({ perPage: 4, totalItems: 4 })
    },
  },
  {
    name: 'posts that are not published are not for visitors',
    endpoint: listAllPosts,
    input: { active: false },
    status: 401,
  },
  {
    name: 'posts that are not published are not for teachers',
    endpoint: listAllPosts,
    as: 'teacher',
    input: { active: false },
    status: 403,
  },
  {
    name: 'posts are active or not',
    endpoint: listAllPosts,
    input: { active: 'soon' },
    status: 400,
    field: 'active',
  },
]

export const cases: Case[] = [...reading, ...older]
