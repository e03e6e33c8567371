import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listPosts, readPost, updatePost } from '#schemas/services/post.ts'
import { exampleStarter } from '../../seed/example-starter-for-test.ts'
import { backends } from '../../database/new-database-for-test.ts'
import { type Opened, openForTest } from '../../open-for-test.ts'
import { posts } from '../../database/tables/post-tables.ts'

describe.each(backends)('$name', ({ isHere, newPlace }) => {
  describe.skipIf(!isHere)('posts', () => {
    let opened: Opened
    beforeAll(async () => {
      opened = await openForTest(await newPlace())
      await opened.seed('alpha', () => exampleStarter)
      await opened.seed('beta', () => exampleStarter)
    })
    afterAll(() => opened.close())

    const slugs = async (input: object) => {
      const answer = await opened.ask(listPosts, { kindSlug: 'news', ...input })
      return answer?.items.map(({ slug }) => slug)
    }

    test('are listed by kind, newest first unless another order is asked for', async () => {
      expect(await slugs({})).toEqual(['ketiga', 'kedua', 'pertama'])
      expect(await slugs({ sort: 'oldest' })).toEqual(['pertama', 'kedua', 'ketiga'])
      expect(await slugs({ sort: 'popular' })).toEqual(['kedua', 'pertama', 'ketiga'])
      expect(await slugs({ sort: 'title' })).toEqual(['kedua', 'ketiga', 'pertama'])
      expect(await slugs({ kindSlug: 'blog' })).toEqual(['pertama'])
      await expect(slugs({ kindSlug: 'nothing' })).rejects.toMatchObject({
        status: 422,
        message: expect.stringContaining('news, podcast, tulisan-temans, video'),
      })
    })

    test('are narrowed by category, by id or slug, and leave one out', async () => {
      const detail = await opened.ask(readPost, { kindSlug: 'news', slug: 'kedua' })
      expect(await slugs({ categoryId: 'industri' })).toEqual(['kedua'])
      expect(await slugs({ categoryId: detail?.category?.id })).toEqual(['kedua'])
      expect(await slugs({ excludeId: detail?.id })).toEqual(['ketiga', 'pertama'])
      expect(await slugs({ excludeId: 'ketiga', isParent: 'true' })).toEqual(['kedua', 'pertama'])
    })

    test('are found by an Indonesian stem of their text and by part of their title', async () => {
      expect(await slugs({ search: 'mengajar' })).toEqual(['ketiga'])
      expect(await slugs({ search: 'zam' })).toEqual(['pertama'])
      expect(await slugs({ search: '100%' })).toEqual([])
      expect(await slugs({ search: `"((& ' <script>` })).toEqual([])
    })

    test('are counted in whole and given a page at a time', async () => {
      const second = await opened.ask(listPosts, { kindSlug: 'news', page: 2, pageSize: 2 })
      expect(second?.items.map(({ slug }) => slug)).toEqual(['pertama'])
      expect(second?.pagination).toEqual({ page: 2, perPage: 2, totalItems: 3, totalPages: 2 })
    })

    test('are read by id or slug within their kind', async () => {
      const news = await opened.ask(readPost, { kindSlug: 'news', slug: 'pertama' })
      const blog = await opened.ask(readPost, { kindSlug: 'blog', slug: 'pertama' })
      expect([news?.title, blog?.title]).toEqual(['Zaman baru', 'Blog pertama'])
      expect(news?.minutes).toBe(2)
      expect(await opened.ask(readPost, { kindSlug: 'blog', id: news?.id })).toBeNull()
      expect(await opened.ask(readPost, { kindSlug: 'news', id: news?.id })).toEqual(news)
      const both = { kindSlug: 'news', id: '', slug: 'pertama' }
      expect(await opened.ask(readPost, both)).toEqual(news)
    })

    test('that are not published, or not yet, are not shown', async () => {
      const { database, ask } = opened
      const [row] = await database.transaction({ role: 'writer', siteId: 'beta' }, (tx) =>
        tx.update(posts).set({ isPublished: false }).returning({ kindId: posts.kindId }),
      )
      expect((await ask(listPosts, { kindSlug: 'news' }, { siteId: 'beta' }))?.items).toEqual([])
      const tomorrow = new Date(Date.now() + 86_400_000)
      await database.transaction({ role: 'writer', siteId: 'beta' }, (tx) =>
        tx.insert(posts).values({
          siteId: 'beta',
          kindId: row?.kindId ?? '',
          slug: 'besok',
          publishedAt: tomorrow,
          title: 'Besok',
          summary: '',
          content: '',
          minutes: 1,
        }),
      )
      expect(
        await ask(readPost, { kindSlug: 'news', slug: 'besok' }, { siteId: 'beta' }),
      ).toBeNull()
    })

    const change = { slug: 'kedua', kindSlug: 'news' }

    test('are changed by writers and admins, and by no one else', async () => {
      const ask = (caller: 'writer' | 'student' | null) =>
        opened.ask(updatePost, { ...change, title: `Oleh ${caller}` }, { caller })
      await expect(ask(null)).rejects.toMatchObject({ name: 'ServiceError', status: 401 })
      await expect(ask('student')).rejects.toMatchObject({ name: 'ServiceError', status: 403 })
      expect((await ask('writer'))?.title).toBe('Oleh writer')
    })

    test('are stored without what could run, with their reading time', async () => {
      const content = `<p onclick="x()">Teks <a href="javascript:x()">tautan</a></p><script>x()</script>`
      const long = `${content}<p>${'kata '.repeat(1000)}</p>`
      const caller = 'admin'
      const changed = await opened.ask(updatePost, { ...change, content: long }, { caller })
      expect(changed?.content).toMatch(/^<p>Teks <a>tautan<\/a><\/p><p>kata/)
      expect(changed?.minutes).toBe(6)
      expect(await opened.ask(readPost, change, { caller: 'admin' })).toEqual(changed)
    })

    test('take a cover of this site or of an https address, and no other', async () => {
      const cover = (address: string | null) =>
        opened.ask(updatePost, { ...change, cover: address }, { caller: 'admin' })
      expect((await cover('asset:covers/x.webp'))?.cover).toBe('/media/covers/x.webp')
      expect((await cover(null))?.cover).toBeNull()
      for (const address of [
        '//evil.id/x.png',
        'javascript:x()',
        '/\\evil.id',
        'data:image/png,',
      ]) {
        await expect(cover(address)).rejects.toMatchObject({ status: 422 })
      }
    })

    test('of another site, or that do not exist, are not changed', async () => {
      const asked = { ...change, slug: 'nothing', title: 'Tidak ada' }
      expect(await opened.ask(updatePost, asked, { caller: 'admin' })).toBeNull()
      const ofGamma = { caller: 'admin', siteId: 'gamma' } as const
      await expect(
        opened.ask(updatePost, { ...change, title: 'Lain' }, ofGamma),
      ).rejects.toMatchObject({ status: 422 })
    })

    test('are reported when they change, before the change is acknowledged', async () => {
      opened.news.length = 0
      await opened.ask(updatePost, { ...change, title: 'Kabar' }, { caller: 'writer' })
      expect(opened.news).toEqual([{ siteId: 'alpha', entity: 'post' }])
      await opened.ask(updatePost, change, { caller: 'writer' })
      await new Promise((resolve) => setTimeout(resolve, 50))
      expect(opened.news).toHaveLength(1)
    })
  })
})
