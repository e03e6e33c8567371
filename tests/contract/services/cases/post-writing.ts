import { expect } from 'vitest'
import {
  createPost,
  deletePost,
  listPosts,
  type PostItem,
  readPost,
  updatePost,
} from '#schemas/services/post.ts'
import type { Case, World } from '../case.ts'

const idOfLms = async (world: World, kindSlug: string) => {
  const { data } = await world.call(listPosts, { site: 'lms', input: { kindSlug } })
  return (data as { items: PostItem[] }).items[0]?.id
}

const article = { kindSlug: 'article', content: '<p>Isi.</p>' }
const newPost = async (world: World, title: string) => {
  const { data } = await world.call(createPost, { as: 'writer', input: { ...article, title } })
  return { kindSlug: 'article', slug: (data as PostItem).slug }
}

export const cases: Case[] = [
  {
    name: 'a post is added with everything it can say',
    endpoint: createPost,
    as: 'writer',
    input: {
      ...article,
      title: 'Tulisan dari uji kesesuaian',
      slug: 'tulisan-dari-uji',
      summary: 'Ringkasan.',
      cover: 'asset:covers/tumpal-bukit.svg',
      coverAlt: 'Bukit bergerigi di bawah langit jingga.',
      categoryId: 'kemitraan',
      parentId: 'membaca-anggaran-sekolah',
      isPublished: false,
      publishedAt: '2026-01-02T03:04:05Z',
    },
    status: 201,
    check: (data: object) =>
      expect(data).toMatchObject({
        slug: 'tulisan-dari-uji',
        cover: '/media/covers/tumpal-bukit.svg',
        coverAlt: 'Bukit bergerigi di bawah langit jingga.',
        parent: { slug: 'membaca-anggaran-sekolah' },
        publishedAt: '2026-01-02T03:04:05.000Z',
        isPublished: false,
      }),
  },
  {
    name: 'a post is no part of a series of another site',
    endpoint: createPost,
    as: 'writer',
    input: async (world) => ({
      ...article,
      title: 'Judul',
      parentId: await idOfLms(world, 'article'),
    }),
    status: 422,
    field: 'parentId',
  },
  {
    name: 'a post gets a slug of its title and is clean',
    endpoint: createPost,
    as: 'writer',
    input: {
      ...article,
      title: 'Catatan Uji: Kesesuaian',
      content: '<p onclick="x()">Isi.</p><script>x()</script>',
      categoryId: 'pendidikan-warga',
      isPublished: false,
    },
    status: 201,
    check: (data: object) =>
      expect(data).toMatchObject({
        slug: 'catatan-uji-kesesuaian',
        content: '<p>Isi.</p>',
        views: 0,
        category: { slug: 'pendidikan-warga' },
      }),
  },
  ...Object.entries({ title: '', slug: 'A b', publishedAt: 'besok' }).map(
    ([field, value]): Case => ({
      name: `a post is refused by a wrong ${field}`,
      endpoint: createPost,
      as: 'writer',
      input: { ...article, title: 'Judul', [field]: value },
      status: 400,
      field,
    }),
  ),
  {
    name: 'a post does not take a slug that another has',
    endpoint: createPost,
    as: 'admin',
    input: { ...article, title: 'Judul', slug: 'membaca-anggaran-sekolah' },
    status: 409,
  },
  ...['views', 'id', 'siteId'].map((column): Case => ({
    name: `a post does not take ${column}, which is the server's`,
    endpoint: createPost,
    as: 'superadmin',
    input: { ...article, title: 'Judul', [column]: 1 },
    status: 400,
  })),
  {
    name: 'a post is changed by its slug',
    endpoint: updatePost,
    as: 'writer',
    input: async (world) => ({
      ...(await newPost(world, 'Akan diubah')),
      title: 'Sudah diubah',
      newSlug: 'sudah-diubah',
      isPublished: false,
    }),
    status: 200,
    check: (data: object) =>
      expect(data).toMatchObject({ title: 'Sudah diubah', slug: 'sudah-diubah' }),
  },
  {
    name: 'a change is refused by a wrong cover',
    endpoint: updatePost,
    as: 'writer',
    input: { kindSlug: 'blog', slug: 'seri-pindah-sekolah', cover: 'javascript:x' },
    status: 422,
    field: 'cover',
  },
  {
    name: 'a change is refused by a wrong slug',
    endpoint: updatePost,
    as: 'writer',
    input: { kindSlug: 'blog', slug: 'seri-pindah-sekolah', newSlug: 'A b' },
    status: 400,
    field: 'newSlug',
  },
  {
    name: 'a post of another site is not changed',
    endpoint: updatePost,
    as: 'writer',
    input: { kindSlug: 'news', slug: 'laboratorium-jaringan-kupang', title: 'Lain' },
    status: 404,
  },
  {
    name: 'a post is removed',
    endpoint: deletePost,
    as: 'writer',
    input: (world) => newPost(world, 'Akan dihapus'),
    status: 200,
    check: async (_data: never, world) => {
      const input = { kindSlug: 'article', slug: 'akan-dihapus' }
      expect((await world.call(readPost, { input })).status).toBe(404)
    },
  },
  {
    name: 'a post is removed by its slug',
    endpoint: deletePost,
    as: 'writer',
    input: { kindSlug: 'news' },
    status: 400,
    field: 'slug',
  },
  {
    name: 'a post of another site is not removed',
    endpoint: deletePost,
    as: 'admin',
    input: { kindSlug: 'news', slug: 'laboratorium-jaringan-kupang' },
    status: 404,
    check: async (_data: never, world) => {
      const input = { kindSlug: 'news', slug: 'laboratorium-jaringan-kupang' }
      expect((await world.call(readPost, { site: 'lms', input })).status).toBe(200)
    },
  },
]
