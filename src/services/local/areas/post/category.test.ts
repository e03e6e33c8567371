import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  createCategory,
  deleteCategory,
  listAllCategories,
  listCategories,
  readCategory,
  updateCategory,
} from '#schemas/services/post-category.ts'
import { createPost, updatePost } from '#schemas/services/post.ts'
import { exampleStarter } from '../../seed/example-starter-for-test.ts'
import { backends } from '../../database/new-database-for-test.ts'
import { type Opened, openForTest } from '../../open-for-test.ts'

const caller = 'writer'
const kindSlug = 'news'

describe.each(backends)('$name', ({ isHere, newPlace }) => {
  describe.skipIf(!isHere)('categories', () => {
    let opened: Opened
    beforeAll(async () => {
      opened = await openForTest(await newPlace())
      await opened.seed('alpha', () => exampleStarter)
      await opened.seed('beta', () => exampleStarter)
    })
    afterAll(() => opened.close())

    const slugs = async (input: object) => {
      const answer = await opened.ask(listCategories, { kindSlug, ...input })
      return answer?.items.map(({ slug }) => slug)
    }

    test('are listed by kind and words, in the order that is asked for', async () => {
      expect(await slugs({})).toEqual(['industri', 'sekolah'])
      expect(await slugs({ sort: 'popular' })).toEqual(['sekolah', 'industri'])
      expect(await slugs({ sort: 'newest' })).toHaveLength(2)
      expect(await slugs({ sort: 'oldest', search: 'INDUS' })).toEqual(['industri'])
      expect(await slugs({ search: '%' })).toEqual([])
      await expect(slugs({ kindSlug: 'nothing' })).rejects.toMatchObject({ status: 422 })
      expect(await slugs({ page: 2, pageSize: 1 })).toEqual(['sekolah'])
      expect(await slugs({ page: 2, pageSize: 1, all: 'true' })).toEqual(['industri', 'sekolah'])
    })

    test('tell how many posts or episodes they have', async () => {
      const read = (slug: string, kind = kindSlug) =>
        opened.ask(readCategory, { kindSlug: kind, slug })
      expect(await read('sekolah')).toMatchObject({ kind: 'news', postCount: 2 })
      expect(await read('obrolan', 'podcast')).toMatchObject({ postCount: 2 })
      expect(await read('obrolan')).toBeNull()
      await expect(read('obrolan', 'nothing')).rejects.toMatchObject({ status: 422 })
    })

    test('of every kind are listed together and found by words', async () => {
      const all = await opened.ask(listAllCategories, { pageSize: 100 })
      expect(all?.items.map(({ kind, slug }) => `${kind}/${slug}`)).toHaveLength(8)
      const found = await opened.ask(listAllCategories, { search: 'sekolah', pageSize: 2 })
      expect(found?.pagination).toMatchObject({ totalItems: 3, totalPages: 2 })
    })

    test('are added with a slug of their name, or the one they are given', async () => {
      const create = (input: object) =>
        opened.ask(createCategory, { kindSlug, name: 'Kabar Desa', ...input }, { caller })
      expect((await create({}))?.slug).toBe('kabar-desa')
      expect((await create({}))?.slug).toBe('kabar-desa-2')
      expect(await create({ slug: 'desa' })).toMatchObject({ slug: 'desa', postCount: 0 })
      const taken = create({ slug: 'desa' })
      await expect(taken).rejects.toMatchObject({ status: 409, fields: [{ field: 'slug' }] })
      await expect(create({ kindSlug: 'nothing' })).rejects.toMatchObject({ status: 422 })
      expect(createCategory.input.safeParse({ kindSlug, name: 'A', id: '1' }).success).toBe(false)
    })

    test('are renamed, and keep their posts', async () => {
      const update = (input: object) =>
        opened.ask(updateCategory, { kindSlug, slug: 'industri', ...input }, { caller })
      expect(await update({ name: 'Dunia Kerja', newSlug: 'kerja' })).toMatchObject({
        name: 'Dunia Kerja',
        slug: 'kerja',
        postCount: 1,
      })
      expect(await update({ name: 'Lain' })).toBeNull()
      const taken = update({ slug: 'kerja', newSlug: 'sekolah' })
      await expect(taken).rejects.toMatchObject({ status: 409, fields: [{ field: 'newSlug' }] })
      expect(await update({ slug: 'kerja' })).toMatchObject({ name: 'Dunia Kerja' })
      const draft = {
        kindSlug,
        title: 'Naskah',
        content: '',
        categoryId: 'kerja',
        isPublished: false,
      }
      await opened.ask(createPost, draft, { caller })
      expect(await update({ slug: 'kerja' })).toMatchObject({ postCount: 1 })
    })

    test('are removed once no post and no episode uses them', async () => {
      const remove = (slug: string, kind = kindSlug, siteId = 'alpha') =>
        opened.ask(deleteCategory, { kindSlug: kind, slug }, { caller, siteId })
      await expect(remove('industri', kindSlug, 'beta')).rejects.toMatchObject({ status: 409 })
      await expect(remove('obrolan', 'podcast')).rejects.toThrow('Give them another one first')
      expect(await remove('kosong', 'podcast')).not.toBeNull()
      expect(await remove('kosong', 'podcast')).toBeNull()
      const post = { kindSlug, slug: 'kedua', categoryId: null }
      await opened.ask(updatePost, post, { caller, siteId: 'beta' })
      expect(await remove('industri', kindSlug, 'beta')).not.toBeNull()
      await expect(remove('industri', kindSlug, 'nobody')).rejects.toMatchObject({ status: 422 })
    })
  })
})
