import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { createPost, deletePost, listPosts, readPost, updatePost } from '#schemas/services/post.ts'
import { Starter } from '#schemas/starter.ts'
import { exampleStarter } from '../../seed/example-starter-for-test.ts'
import { backends } from '../../database/new-database-for-test.ts'
import { type Opened, openForTest } from '../../open-for-test.ts'

const content = '<p>Isi tulisan.</p>'
const caller = 'writer'

describe.each(backends)('$name', ({ isHere, newPlace }) => {
  describe.skipIf(!isHere)('posts that are written', () => {
    let opened: Opened
    beforeAll(async () => {
      opened = await openForTest(await newPlace())
      await opened.seed('alpha', () => exampleStarter)
      await opened.seed('beta', () => exampleStarter)
    })
    afterAll(() => opened.close())

    const create = (input: Partial<z.input<typeof createPost.input>>, siteId = 'alpha') =>
      opened.ask(
        createPost,
        { kindSlug: 'news', title: 'Judul', content, ...input },
        { caller, siteId },
      )
    const read = (slug: string, kindSlug = 'news') => opened.ask(readPost, { kindSlug, slug })

    test('get a slug of their title, and a number when another has it', async () => {
      expect((await create({ title: 'Kabar Baik!' }))?.slug).toBe('kabar-baik')
      expect((await create({ title: 'Kabar baik' }))?.slug).toBe('kabar-baik-2')
      expect((await create({ title: 'Kabar baik', kindSlug: 'blog' }))?.slug).toBe('kabar-baik')
      expect((await create({ title: 'Kabar baik' }, 'beta'))?.slug).toBe('kabar-baik')
    })

    test('keep the slug they are given, unless it is taken', async () => {
      expect((await create({ slug: 'pilihan' }))?.slug).toBe('pilihan')
      await expect(create({ slug: 'pilihan' })).rejects.toMatchObject({
        status: 409,
        fields: [{ field: 'slug' }],
      })
      expect(createPost.input.safeParse({ kindSlug: 'a', title: 'b', slug: 'A b' }).success).toBe(
        false,
      )
    })

    test('are stored clean, with their category, cover and reading time', async () => {
      const post = await create({
        slug: 'bersih',
        content: `<p onclick="x()">Halo</p><script>x()</script>`,
        categoryId: 'industri',
        cover: 'asset:covers/a.svg',
        coverAlt: ' Siswa di depan layar. ',
        summary: 'Ringkas.',
      })
      expect(post).toMatchObject({
        content: '<p>Halo</p>',
        cover: '/media/covers/a.svg',
        coverAlt: 'Siswa di depan layar.',
        category: { slug: 'industri' },
        minutes: 1,
        views: 0,
        isPublished: true,
      })
      expect(await read('bersih')).toMatchObject({ summary: 'Ringkas.' })
    })

    test('name what is wrong with what they point to', async () => {
      const field = (name: string) => ({ status: 422, fields: [{ field: name }] })
      await expect(create({ kindSlug: 'nothing' })).rejects.toMatchObject(field('kindSlug'))
      await expect(create({ categoryId: 'nothing' })).rejects.toMatchObject(field('categoryId'))
      await expect(create({ parentId: 'nothing' })).rejects.toMatchObject(field('parentId'))
      await expect(create({ cover: 'javascript:x' })).rejects.toMatchObject(field('cover'))
    })

    test('never take what belongs to the server', () => {
      const good = { kindSlug: 'news', title: 'Judul', content }
      for (const column of ['views', 'id', 'siteId', 'site_id', 'minutes', 'words', 'kindId']) {
        const read = createPost.input.safeParse({ ...good, [column]: 1 })
        expect(read.error?.issues[0]?.message, column).toContain(column)
        const change = { kindSlug: 'news', slug: 'a', [column]: 1 }
        expect(updatePost.input.safeParse(change).success, column).toBe(false)
      }
    })

    test('are of a kind that every site has from the start, also one without rows', async () => {
      await opened.seed('gamma', () => Starter.parse({}))
      expect((await create({ kindSlug: 'tulisan-temans' }, 'gamma'))?.kind).toBe('tulisan-temans')
    })

    test('wait unseen until they are published', async () => {
      await create({ slug: 'naskah', isPublished: false })
      expect(await read('naskah')).toBeNull()
      const named = { kindSlug: 'news', slug: 'naskah' }
      expect(await opened.ask(readPost, named, { caller })).toMatchObject({ isPublished: false })
      const listed = async (asking?: 'writer' | 'student') => {
        const input = { kindSlug: 'news', pageSize: 100 }
        const list = await opened.ask(listPosts, input, asking ? { caller: asking } : {})
        return list?.items.find(({ slug }) => slug === 'naskah')
      }
      expect(await listed()).toBeUndefined()
      expect(await listed('student')).toBeUndefined()
      expect(await listed(caller)).toMatchObject({ slug: 'naskah', isPublished: false })
      await opened.ask(updatePost, { ...named, isPublished: true }, { caller })
      expect((await listed())?.isPublished).toBeUndefined()
      expect((await read('naskah'))?.slug).toBe('naskah')
      await create({ slug: 'besok', publishedAt: new Date(Date.now() + 86_400_000).toISOString() })
      expect(await read('besok')).toBeNull()
    })

    test('of one title that come at once all have slugs of their own', async () => {
      const come = [1, 2, 3, 4].map(() => create({ title: 'Serentak' }))
      const settled = await Promise.allSettled(come)
      const made = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value?.slug] : []))
      expect(made.length).toBeGreaterThan(0)
      expect(new Set(made).size).toBe(made.length)
      for (const one of settled) {
        if (one.status === 'rejected') expect(one.reason).toMatchObject({ status: 409 })
      }
    })

    test('of a long title can be named like any other', async () => {
      const title = 'a'.repeat(200)
      await create({ title })
      const { slug = '' } = (await create({ title })) ?? {}
      expect(await opened.ask(deletePost, { kindSlug: 'news', slug }, { caller })).not.toBeNull()
    })

    test.each(['0000-01-01T00:00:00Z', '9999-12-31T23:59:59-10:00', '0001-01-01T00:00:00+14:00'])(
      'are not published at %s, which no calendar here has',
      (publishedAt) => {
        const input = { kindSlug: 'news', title: 'Judul', content, publishedAt }
        expect(createPost.input.safeParse(input).success).toBe(false)
      },
    )

    test('that become parts of each other at once stay a series of one level', async () => {
      for (let round = 0; round < 5; round++) {
        const [one, other] = [`satu-${round}`, `dua-${round}`]
        await Promise.all([create({ slug: one }), create({ slug: other })])
        const under = (slug: string, parentId: string) =>
          opened.ask(updatePost, { kindSlug: 'news', slug, parentId }, { caller })
        const tries = await Promise.allSettled([under(one, other), under(other, one)])
        expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      }
    })

    test('get another slug, which must be free', async () => {
      const named = { kindSlug: 'news', slug: 'pertama' }
      const taken = opened.ask(updatePost, { ...named, newSlug: 'kedua' }, { caller })
      await expect(taken).rejects.toMatchObject({ status: 409, fields: [{ field: 'newSlug' }] })
      const renamed = await opened.ask(updatePost, { ...named, newSlug: 'kesatu' }, { caller })
      expect(renamed?.slug).toBe('kesatu')
      expect(await read('pertama')).toMatchObject({ slug: 'kesatu' })
    })

    test('stand in a series of one level', async () => {
      const parent = await create({ slug: 'seri' })
      await create({ slug: 'bagian-1', parentId: 'seri' })
      const second = await create({ slug: 'bagian-2', parentId: parent?.id ?? '' })
      expect(second?.parent?.slug).toBe('seri')
      expect((await read('seri'))?.parts?.map(({ slug }) => slug)).toEqual(['bagian-1', 'bagian-2'])
      const under = (slug: string, parentId: string) =>
        opened.ask(updatePost, { kindSlug: 'news', slug, parentId }, { caller })
      for (const [slug, parentId] of [
        ['seri', 'seri'],
        ['seri', 'bagian-1'],
        ['seri', 'kedua'],
        ['kedua', 'bagian-1'],
      ] as const) {
        await expect(under(slug, parentId), `${slug} under ${parentId}`).rejects.toMatchObject({
          fields: [{ field: 'parentId' }],
        })
      }
      expect(await opened.ask(deletePost, { kindSlug: 'news', slug: 'seri' }, { caller })).toEqual({
        id: parent?.id,
      })
      expect((await read('bagian-1'))?.parent).toBeNull()
    })

    test('are removed once, and only within their site and kind', async () => {
      const named = { kindSlug: 'news', slug: 'kedua' }
      const remove = (siteId: string, kindSlug = 'news') =>
        opened.ask(deletePost, { ...named, kindSlug }, { caller, siteId })
      await expect(remove('nobody')).rejects.toMatchObject({ status: 422 })
      expect(await remove('alpha', 'blog')).toBeNull()
      expect(await remove('alpha')).not.toBeNull()
      expect(await remove('alpha')).toBeNull()
      const ofBeta = await opened.ask(listPosts, { kindSlug: 'news' }, { siteId: 'beta' })
      expect(ofBeta?.items.map(({ slug }) => slug)).toContain('kedua')
    })
  })
})
