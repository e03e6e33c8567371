import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { updateCategory } from '#schemas/services/post-category.ts'
import { createPost, listPosts, readPost, updatePost, viewPost } from '#schemas/services/post.ts'
import { exampleStarter } from '../../seed/example-starter-for-test.ts'
import { backends } from '../../database/new-database-for-test.ts'
import { type Opened, openForTest } from '../../open-for-test.ts'

const caller = 'writer'
const several = { status: 409, message: expect.stringContaining('blog, news') as string }

describe.each(backends)('$name', ({ isHere, newPlace }) => {
  describe.skipIf(!isHere)('without a kind', () => {
    let opened: Opened
    beforeAll(async () => {
      opened = await openForTest(await newPlace())
      await opened.seed('alpha', () => exampleStarter)
    })
    afterAll(() => opened.close())

    test('a post is read, viewed and changed by a slug that one kind has', async () => {
      const read = await opened.ask(readPost, { slug: 'kedua' })
      expect(read?.kind).toBe('news')
      expect(await opened.ask(readPost, { id: read?.id })).toEqual(read)
      expect(await opened.ask(viewPost, { slug: 'kedua' })).toEqual({ views: 51 })
      const changed = await opened.ask(updatePost, { slug: 'kedua', title: 'Baru' }, { caller })
      expect(changed).toMatchObject({ kind: 'news', title: 'Baru' })
      expect(await opened.ask(readPost, { slug: 'tiada' })).toBeNull()
    })

    test('a slug of several kinds is refused with their names', async () => {
      const slug = 'pertama'
      await expect(opened.ask(readPost, { slug })).rejects.toMatchObject(several)
      await expect(opened.ask(viewPost, { slug })).rejects.toMatchObject(several)
      await expect(opened.ask(updatePost, { slug }, { caller })).rejects.toMatchObject(several)
      const named = { slug: 'sekolah', name: 'Sekolah Kita' }
      await expect(opened.ask(updateCategory, named, { caller })).rejects.toMatchObject({
        status: 409,
        message: expect.stringContaining('article, blog, news'),
      })
      const renamed = await opened.ask(updateCategory, { ...named, slug: 'obrolan' }, { caller })
      expect(renamed).toMatchObject({ kind: 'podcast', name: 'Sekolah Kita' })
    })

    test('posts of every kind are listed, and by a category that one kind has', async () => {
      const list = async (input: object) =>
        (await opened.ask(listPosts, input))?.items.map(({ kind, slug }) => `${kind}/${slug}`)
      expect((await list({ pageSize: 50 }))?.slice(0, 2)).toEqual(['video/tayang', 'blog/pertama'])
      expect(await list({ categoryId: 'industri' })).toEqual(['news/kedua'])
      await expect(list({ categoryId: 'sekolah' })).rejects.toMatchObject({ status: 409 })
      expect(await list({ kindSlug: 'blog', categoryId: 'sekolah' })).toEqual(['blog/pertama'])
    })

    test('a post is dated by its last change, and not by a view', async () => {
      const dateOf = async () => (await opened.ask(readPost, { slug: 'ketiga' }))?.updatedAt ?? ''
      const before = await dateOf()
      expect(before).toBe((await opened.ask(readPost, { slug: 'ketiga' }))?.publishedAt)
      await opened.ask(viewPost, { slug: 'ketiga' })
      expect(await dateOf()).toBe(before)
      await opened.ask(updatePost, { slug: 'ketiga', summary: 'Lain.' }, { caller })
      expect(Date.parse(await dateOf())).toBeGreaterThan(Date.parse(before))
    })

    test('an author is a name to show, which can be taken away again', async () => {
      const written = { kindSlug: 'tulisan-temans', title: 'Surat', content: '<p>Halo.</p>' }
      const made = await opened.ask(createPost, { ...written, author: ' Damar Jati ' }, { caller })
      expect(made?.author).toBe('Damar Jati')
      const changed = await opened.ask(updatePost, { slug: 'surat', author: '' }, { caller })
      expect(changed?.author).toBeNull()
    })

    test('a content has 37,000 characters at most', () => {
      const ofLength = (length: number) =>
        createPost.input.safeParse({ kindSlug: 'news', title: 'A', content: 'a'.repeat(length) })
      expect([ofLength(37_000).success, ofLength(37_001).success]).toEqual([true, false])
    })
  })
})
