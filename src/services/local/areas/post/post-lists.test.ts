import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listAllPosts, listArticles, listPosts, readPostById } from '#schemas/services/post.ts'
import { exampleStarter } from '../../seed/example-starter-for-test.ts'
import { backends } from '../../database/new-database-for-test.ts'
import { type Opened, openForTest } from '../../open-for-test.ts'
import { posts } from '../../database/tables/post-tables.ts'

const names = (answer: { items: { slug: string; kind: string }[] } | null) =>
  answer?.items.map(({ kind, slug }) => `${kind}/${slug}`)

describe.each(backends)('$name', ({ isHere, newPlace }) => {
  describe.skipIf(!isHere)('lists of posts', () => {
    let opened: Opened
    beforeAll(async () => {
      opened = await openForTest(await newPlace())
      await opened.seed('alpha', () => exampleStarter)
      await opened.seed('beta', () => exampleStarter)
      await opened.database.transaction({ role: 'writer', siteId: 'beta' }, (tx) =>
        tx.update(posts).set({ isPublished: false }),
      )
    })
    afterAll(() => opened.close())

    test('hold six blogs to a page, and ten posts of another kind', async () => {
      const size = async (kindSlug: string) =>
        (await opened.ask(listPosts, { kindSlug }))?.pagination.perPage
      expect([await size('blog'), await size('news'), await size('video')]).toEqual([6, 10, 10])
    })

    test('give what opens a series, or only its parts', async () => {
      const ask = async (isParent?: string) =>
        names(await opened.ask(listPosts, { kindSlug: 'article', isParent }))
      expect(await ask()).toEqual(['article/artikel-dua', 'article/artikel'])
      expect(await ask('true')).toEqual(['article/artikel'])
      expect(await ask('false')).toEqual(['article/artikel-dua'])
    })

    test('pass every filter at once', async () => {
      const all = { kindSlug: 'news', categoryId: 'sekolah', search: 'matematika' }
      const ask = async (input: object) => names(await opened.ask(listPosts, { ...all, ...input }))
      expect(await ask({ isParent: 'true', excludeId: 'pertama', sort: 'oldest' })).toEqual([
        'news/ketiga',
      ])
      expect(await ask({ excludeId: 'ketiga' })).toEqual([])
      expect(await ask({ categoryId: 'industri' })).toEqual([])
      expect(await ask({ categoryId: 'nothing' })).toEqual([])
      expect(await ask({ isParent: 'false' })).toEqual([])
      expect(await ask({ categoryId: '', excludeId: '' })).toEqual(await ask({}))
    })

    test('of articles are found by words and category, and leave one out', async () => {
      const ask = async (input: object) => names(await opened.ask(listArticles, input))
      expect(await ask({})).toEqual(['article/artikel-dua', 'article/artikel'])
      expect(await ask({ search: 'satu' })).toEqual(['article/artikel'])
      expect(await ask({ categorySlug: 'sekolah', excludeId: 'artikel' })).toEqual([
        'article/artikel-dua',
      ])
      expect(await ask({ categorySlug: 'industri' })).toEqual([])
      expect(await ask({ page: 2, pageSize: 1 })).toEqual(['article/artikel'])
    })

    test('of every kind are narrowed by kind and category', async () => {
      const ask = async (input: object) => names(await opened.ask(listAllPosts, input))
      expect(await ask({ pageSize: 20 })).toHaveLength(11)
      expect((await ask({}))?.slice(0, 2)).toEqual(['video/tayang', 'blog/pertama'])
      expect(await ask({ kind: 'news', type: 'industri' })).toEqual(['news/kedua'])
      expect(await ask({ type: 'sekolah', pageSize: 2, page: 2 })).toHaveLength(2)
      expect(await ask({ kind: 'nothing' })).toEqual([])
      expect(await ask({ type: 'nothing' })).toEqual([])
      expect(await ask({ kind: '', type: '', pageSize: 20 })).toHaveLength(11)
    })

    test('give what is not published to those who write, and to no one else', async () => {
      const ask = (caller: 'writer' | 'teacher' | null) =>
        opened.ask(listAllPosts, { active: 'false' }, { caller, siteId: 'beta' })
      expect((await ask('writer'))?.pagination.totalItems).toBe(11)
      await expect(ask('teacher')).rejects.toMatchObject({ status: 403 })
      await expect(ask(null)).rejects.toMatchObject({ status: 401 })
      const ofAlpha = await opened.ask(listAllPosts, { active: 'false' }, { caller: 'writer' })
      expect(ofAlpha?.items).toEqual([])
    })

    test('lead to a post of any kind by its id, within one site', async () => {
      const [first] = (await opened.ask(listAllPosts, {}))?.items ?? []
      const id = first?.id ?? ''
      expect((await opened.ask(readPostById, { id }))?.content).toContain('Siswa')
      expect(await opened.ask(readPostById, { id }, { siteId: 'beta' })).toBeNull()
      expect(readPostById.input.safeParse({ id: 'pertama' }).success).toBe(false)
    })
  })
})
