import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  chat,
  type ChatLine,
  deleteConversation,
  listMessages,
  readIdentity,
} from '#schemas/services/assistant.ts'
import type { ServiceContext } from '../../../calls.ts'
import { splitLanguages } from '../../starter/split-languages.ts'
import { exampleStarter } from '../../seed/example-starter-for-test.ts'
import { backends } from '../../database/new-database-for-test.ts'
import { type Opened, openForTest } from '../../open-for-test.ts'
import { posts } from '../../database/tables/post-tables.ts'
import { wordsOf } from '../../text/search-words.ts'
import { openTalk, type Talk } from '#tests/services/talk.ts'

test('a question is about its words, without those that say nothing', () => {
  expect(wordsOf('Halo, apakah ada kelas HTML untuk pemula di sini?')).toEqual([
    'kelas',
    'html',
    'pemula',
  ])
  expect(wordsOf('selamat pagi')).toEqual([])
  expect(wordsOf('x'.repeat(4000)).length).toBe(1)
})

describe.each(backends)('$name', ({ isHere, newPlace }) => {
  describe.skipIf(!isHere)('the assistant', () => {
    let opened: Opened
    let talk: Talk
    beforeAll(async () => {
      opened = await openForTest(await newPlace())
      await opened.seed('alpha', () => exampleStarter)
      await opened.seed('beta', () => exampleStarter)
      talk = openTalk(opened)
    })
    afterAll(() => opened.close())

    test('an identity is known by its token, at its own site', async () => {
      const ctx = await talk.visitor()
      expect(await talk.services.serve(readIdentity, ctx, {})).toMatchObject({
        workspace_id: 'alpha',
      })
      for (const stranger of [
        { ...ctx, assistantToken: 'x' },
        { ...ctx, siteId: 'beta' },
        { ...ctx, assistantToken: '' },
      ])
        await expect(talk.services.serve(readIdentity, stranger, {})).rejects.toMatchObject({
          status: 401,
        })
    })

    test('an answer quotes what the site has published, and links to it', async () => {
      const [post] = splitLanguages(exampleStarter, 'id').posts
      const { lines, text, last } = await talk.answerTo(
        await talk.visitor(),
        `Apa itu ${post?.title}?`,
      )
      expect(last).toMatchObject({ t: 'done' })
      expect(last?.sources?.[0]).toMatchObject({ title: post?.title, slug: post?.slug })
      expect(text).toContain(`Dari “${post?.title}”: `)
      expect(text).not.toMatch(/<\/?\w+>/)
      expect(lines.map(({ seq }) => seq)).toEqual(lines.map((_, at) => at))
    })

    test.each(['kelas apa yang sedang dibuka?', 'kelas pendaftaran', 'which classes are open?'])(
      '%s is answered with a class that is open',
      async (query) => {
        const { last } = await talk.answerTo(await talk.visitor(), query)
        expect(last?.sources?.[0]).toMatchObject({ kind: 'class', slug: 'dibuka' })
      },
    )

    test('it says so when it knows nothing, and greets who greets', async () => {
      const ctx = await talk.visitor()
      const nothing = await talk.answerTo(ctx, 'resep rendang zirkonium kuantum?')
      expect(nothing.text).toContain('tidak menemukan jawabannya')
      expect(nothing.last?.sources).toEqual([])
      expect((await talk.answerTo(ctx, 'Halo, selamat pagi!')).text).toContain('Halo!')
    })

    test('what is not published, and what another site has, is in no answer', async () => {
      await opened.database.transaction({ role: 'writer', siteId: 'beta' }, (tx) =>
        tx.update(posts).set({ title: 'Rahasia zamrud beta', content: 'zamrud' }),
      )
      const { text } = await talk.answerTo(await talk.visitor(), 'rahasia zamrud beta')
      expect(text).toContain('tidak menemukan')
    })

    test('a draft, and what is to come out tomorrow, is in no answer', async () => {
      const { id } = await opened.database
        .transaction({ role: 'writer', siteId: 'alpha' }, (tx) =>
          tx.select({ id: posts.id }).from(posts).limit(1),
        )
        .then(([post]) => ({ id: post?.id ?? '' }))
      const tomorrow = new Date(Date.now() + 86_400_000)
      for (const hidden of [{ isPublished: false }, { isPublished: true, publishedAt: tomorrow }]) {
        await opened.database.transaction({ role: 'writer', siteId: 'alpha' }, (tx) =>
          tx
            .update(posts)
            .set({ title: 'Pengumuman zirkonia', content: 'zirkonia', ...hidden })
            .where(eq(posts.id, id)),
        )
        const { text, last } = await talk.answerTo(await talk.visitor(), 'pengumuman zirkonia')
        expect([text, last?.sources]).toEqual([expect.stringContaining('tidak menemukan'), []])
      }
    })

    test('a conversation goes on, is listed from its end, and can be deleted by its owner only', async () => {
      const ctx = await talk.visitor()
      const first = await talk.answerTo(ctx, 'kelas web')
      const id = first.last?.id ?? ''
      const second = await talk.answerTo(ctx, { query: 'kelas data', conversation_id: id })
      expect(second.last?.id).toBe(id)
      const list = async (by: ServiceContext, page = 1) =>
        (await talk.services.serve(listMessages, by, { id, page, perPage: 1 })) as {
          items: { query: string; response: { value: string } }[]
          pagination: { totalItems: number }
        } | null
      expect((await list(ctx))?.items[0]?.query).toBe('kelas data')
      expect((await list(ctx, 2))?.items[0]?.response.value).toBe(first.text)
      expect((await list(ctx))?.pagination.totalItems).toBe(2)
      const stranger = await talk.visitor()
      expect(await list(stranger)).toBeNull()
      expect(await talk.services.serve(deleteConversation, stranger, { id })).toBeNull()
      await expect(
        talk.answerTo(stranger, { query: 'kelas', conversation_id: id }),
      ).rejects.toMatchObject({
        status: 404,
      })
      expect(await talk.services.serve(deleteConversation, ctx, { id })).toEqual({ id })
      expect(await list(ctx)).toBeNull()
    })

    test('no one asks without an identity, or in another workspace', async () => {
      const ctx = await talk.visitor()
      await expect(talk.answerTo({ ...ctx, assistantToken: 'x' }, 'kelas')).rejects.toMatchObject({
        status: 401,
      })
      const elsewhere = { workspace_id: 'beta', query: 'kelas' }
      const lines = talk.services.stream(chat, ctx, elsewhere)[Symbol.asyncIterator]()
      await expect(lines.next()).rejects.toMatchObject({ status: 422 })
    })

    test('however long the words of a site are, no line is longer than 16 KiB', async () => {
      const content = `<p>Batu kristalografi ${'x'.repeat(60_000)}</p>`
      await opened.database.transaction({ role: 'writer', siteId: 'alpha' }, (tx) =>
        tx.update(posts).set({ content, isPublished: true, publishedAt: new Date() }),
      )
      const { lines, last } = await talk.answerTo(await talk.visitor(), 'batu kristalografi')
      const sizes = lines.map((line) => Buffer.byteLength(JSON.stringify(line)))
      expect(Math.max(...sizes)).toBeLessThan(16 * 1024)
      expect(last?.t).toBe('done')
    })

    test('an answer that can no longer be stored has still been sent', async () => {
      let isAway = false
      const losing: typeof opened.database = {
        ...opened.database,
        transaction: (actor, work) =>
          isAway ? Promise.reject(new Error('away')) : opened.database.transaction(actor, work),
      }
      const lines: ChatLine[] = []
      for await (const line of talk.ask(
        await talk.visitor(),
        'kelas web',
        talk.assistant({}, losing),
      )) {
        lines.push(line)
        isAway = true
      }
      expect(lines.at(-1)?.t).toBe('done')
      expect(opened.logged).toContain('What the assistant said could not be kept')
    })
  })
})
