import { setTimeout as sleep } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  chat,
  type ChatLine,
  deleteConversation,
  listMessages,
  logInIdentity,
  readIdentity,
} from '#schemas/services/assistant.ts'
import { openOutbound } from '../../outbound.ts'
import type { ServiceContext } from '../../service.ts'
import { dispatch } from '../dispatch.ts'
import { exampleStarter } from '../example-starter.ts'
import { backends, type Opened, openForTest } from '../open-for-test.ts'
import { posts } from '../schema/post.ts'
import { assistantSpending, messages } from '../schema/assistant.ts'
import { AssistantEnvironment, modelFetch, toAssistantConfig } from './config.ts'
import { assistantBindings } from './index.ts'
import {
  failures,
  type ModelForTest,
  openModel,
  says,
  speaksForEver,
} from '#tests/made-up/model.ts'
import { wordsOf } from './question.ts'

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
    let model: ModelForTest
    let services: ReturnType<typeof dispatch>
    let withModel: ReturnType<typeof dispatch>
    beforeAll(async () => {
      opened = await openForTest(await newPlace())
      await opened.seed('alpha', () => exampleStarter)
      await opened.seed('beta', () => exampleStarter)
      model = await openModel()
      services = assistant({})
      withModel = assistant({ ASSISTANT_MODEL_URL: model.url, ASSISTANT_MODEL_KEY: 'kunci' })
    }, 60_000)
    afterAll(async () => {
      await model.close()
      await opened.close()
    })
    beforeEach(() => {
      model.asked.length = 0
      model.produced = 0
    })

    function assistant(environment: Record<string, string>) {
      const read = AssistantEnvironment.parse(environment)
      const fetch = modelFetch(read.ASSISTANT_MODEL_URL, openOutbound)
      const siteOf = () => ({ name: 'Sanggar', locale: 'id', colour: '#000000', mail: {} }) as const
      const log = (message: string) => void opened.logged.push(message)
      const config = toAssistantConfig(read, fetch)
      return dispatch(assistantBindings({ database: opened.database, config, siteOf, log }))
    }

    async function visitor(siteId = 'alpha'): Promise<ServiceContext> {
      const ctx = { siteId, origin: '', caller: null, address: '10.0.0.1' }
      const { token } = logInIdentity.output.parse(await services.serve(logInIdentity, ctx, {}))
      return { ...ctx, assistantToken: token }
    }
    const ask = (ctx: ServiceContext, query: string, using = services, conversation_id?: string) =>
      using.stream(
        chat,
        ctx,
        chat.input.parse({ workspace_id: ctx.siteId, query, conversation_id }),
      ) as AsyncIterable<ChatLine>
    async function answerTo(...asked: Parameters<typeof ask>) {
      const lines: ChatLine[] = []
      for await (const line of ask(...asked)) lines.push(chat.output.parse(line))
      const text = lines
        .filter(({ t }) => t === 'delta')
        .map((line) => line.text)
        .join('')
      return { lines, text, last: lines.at(-1) }
    }
    const stored = (id: string) =>
      opened.database.transaction({ role: 'server', siteId: 'alpha' }, async (tx) => {
        const [row] = await tx.select().from(messages).where(eq(messages.id, id))
        return row
      })

    test('an identity is known by its token, at its own site', async () => {
      const ctx = await visitor()
      expect(await services.serve(readIdentity, ctx, {})).toMatchObject({ workspace_id: 'alpha' })
      for (const stranger of [
        { ...ctx, assistantToken: 'x' },
        { ...ctx, siteId: 'beta' },
        { ...ctx, assistantToken: '' },
      ])
        await expect(services.serve(readIdentity, stranger, {})).rejects.toMatchObject({
          status: 401,
        })
    })

    test('an answer quotes what the site has published, and says where it stands', async () => {
      const [post] = exampleStarter.posts
      const { lines, text, last } = await answerTo(await visitor(), `Apa itu ${post?.title}?`)
      expect(last).toMatchObject({ t: 'done' })
      expect(last?.sources?.[0]).toMatchObject({ title: post?.title, slug: post?.slug })
      expect(text).toContain(`Dari “${post?.title}”: `)
      expect(text).not.toMatch(/<\/?\w+>/)
      expect(lines.map(({ seq }) => seq)).toEqual(lines.map((_, at) => at))
    })

    test('it says so when it knows nothing, and greets who greets', async () => {
      const ctx = await visitor()
      const nothing = await answerTo(ctx, 'resep rendang zirkonium kuantum?')
      expect(nothing.text).toContain('tidak menemukan jawabannya')
      expect(nothing.last?.sources).toEqual([])
      expect((await answerTo(ctx, 'Halo, selamat pagi!')).text).toContain('Halo!')
    })

    test('what is not published, and what another site has, is in no answer', async () => {
      await opened.database.transaction({ role: 'writer', siteId: 'beta' }, (tx) =>
        tx.update(posts).set({ title: 'Rahasia zamrud beta', content: 'zamrud' }),
      )
      const { text } = await answerTo(await visitor(), 'rahasia zamrud beta')
      expect(text).toContain('tidak menemukan')
    })

    test('a conversation goes on, is listed from its end, and can be deleted by its owner only', async () => {
      const ctx = await visitor()
      const first = await answerTo(ctx, 'kelas web')
      const id = first.last?.id ?? ''
      const second = await answerTo(ctx, 'kelas data', services, id)
      expect(second.last?.id).toBe(id)
      const list = async (by: ServiceContext, page = 1) =>
        (await services.serve(listMessages, by, { id, page, perPage: 1 })) as {
          items: { query: string; response: { value: string } }[]
          pagination: { totalItems: number }
        } | null
      expect((await list(ctx))?.items[0]?.query).toBe('kelas data')
      expect((await list(ctx, 2))?.items[0]?.response.value).toBe(first.text)
      expect((await list(ctx))?.pagination.totalItems).toBe(2)
      const stranger = await visitor()
      expect(await list(stranger)).toBeNull()
      expect(await services.serve(deleteConversation, stranger, { id })).toBeNull()
      await expect(answerTo(stranger, 'kelas', services, id)).rejects.toMatchObject({ status: 404 })
      expect(await services.serve(deleteConversation, ctx, { id })).toEqual({ id })
      expect(await list(ctx)).toBeNull()
    })

    test('nobody asks without an identity, or in another workspace', async () => {
      const ctx = await visitor()
      await expect(answerTo({ ...ctx, assistantToken: 'x' }, 'kelas')).rejects.toMatchObject({
        status: 401,
      })
      const elsewhere = { workspace_id: 'beta', query: 'kelas' }
      const lines = services.stream(chat, ctx, elsewhere)[Symbol.asyncIterator]()
      await expect(lines.next()).rejects.toMatchObject({ status: 422 })
    })

    test('a model answers from the passages, is told what was said before, and no secret', async () => {
      model.behave(says('Kelas ', 'web ', 'dibuka.'))
      const ctx = await visitor()
      const first = await answerTo(ctx, 'kelas web', withModel)
      expect(first.text).toBe('Kelas web dibuka.')
      expect(first.last?.sources?.length).toBeGreaterThan(0)
      await answerTo(ctx, 'kelas itu gratis', withModel, first.last?.id)
      const told = JSON.parse(model.asked[1] ?? '{}') as { messages: { content: string }[] }
      expect(told.messages.map(({ content }) => content)).toContain('Kelas web dibuka.')
      expect(JSON.stringify(told)).not.toContain('kunci')
      expect(told).toMatchObject({ max_tokens: 1024 })
    })

    test.each(Object.entries(failures))(
      'a model that %s ends in one error line',
      async (_, manner) => {
        model.behave(manner)
        const { lines, last } = await answerTo(await visitor(), 'kelas web', withModel)
        expect(last).toMatchObject({ t: 'error', text: expect.stringContaining('Maaf') })
        expect(lines.filter(({ t }) => t !== 'delta')).toHaveLength(1)
        expect(JSON.stringify(lines)).not.toMatch(/rahasia|169\.254/)
        expect(await stored(last?.message_id ?? '')).toMatchObject({ state: 'error' })
      },
    )

    test('when the reader goes, the model stops within a second, and what was said is kept', async () => {
      model.behave(speaksForEver)
      const gone = new AbortController()
      const ctx = { ...(await visitor()), signal: gone.signal }
      const lines = ask(ctx, 'kelas web', withModel)[Symbol.asyncIterator]()
      const { value } = (await lines.next()) as { value: ChatLine }
      gone.abort()
      await lines.return?.()
      await expect.poll(() => model.isAbandoned, { timeout: 1000 }).toBe(true)
      const produced = model.produced
      await sleep(100)
      expect(model.produced).toBeLessThanOrEqual(produced + 2)
      await expect
        .poll(() => stored(value.message_id))
        .toMatchObject({ state: 'aborted', answer: expect.stringContaining('kata') })
    })

    test('a new question of the same identity ends the one before', async () => {
      model.behave(speaksForEver)
      const ctx = await visitor()
      const before = ask(ctx, 'kelas web', withModel)[Symbol.asyncIterator]()
      await before.next()
      const after = ask(ctx, 'kelas data', withModel)[Symbol.asyncIterator]()
      await after.next()
      let line = await before.next()
      for (let i = 0; i < 1000 && !line.done; i++) line = await before.next()
      expect(line.done).toBe(true)
      await after.return?.()
    })

    test('the budget of a day holds, also for questions that come together', async () => {
      model.behave(says('Ya.'))
      const poor = assistant({
        ASSISTANT_MODEL_URL: model.url,
        ASSISTANT_DAILY_TOKENS_EACH: '4000',
      })
      const tries = Array.from({ length: 8 }, async () => {
        const ctx = { ...(await visitor()), address: '10.9.9.9' }
        return answerTo(ctx, 'kelas web', poor)
      })
      const settled = await Promise.allSettled(tries)
      const refused = settled.filter(({ status }) => status === 'rejected')
      expect(refused.length).toBeGreaterThan(0)
      expect(refused[0]).toMatchObject({ reason: { status: 429 } })
      const spent = await opened.database.transaction({ role: 'server', siteId: 'alpha' }, (tx) =>
        tx.select().from(assistantSpending).where(eq(assistantSpending.who, '10.9.9.9')),
      )
      // What was set aside and not spent is given back: 100 tokens an answer.
      expect(spent[0]?.tokens).toBe((8 - refused.length) * 100)
    })
  })
})
