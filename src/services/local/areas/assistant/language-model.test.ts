import { setTimeout as sleep } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ChatLine } from '#schemas/services/assistant.ts'
import {
  failures,
  type ModelForTest,
  openModel,
  says,
  saysAtACost,
  speaksForEver,
} from '#tests/made-up/model.ts'
import { exampleStarter } from '../../seed/example-starter-for-test.ts'
import { backends } from '../../database/new-database-for-test.ts'
import { type Opened, openForTest } from '../../open-for-test.ts'
import { assistantSpending } from '../../database/tables/assistant-tables.ts'
import { openTalk, type Talk } from '#tests/services/talk.ts'

describe.each(backends)('$name', ({ isHere, newPlace }) => {
  describe.skipIf(!isHere)('the assistant with a model', () => {
    let opened: Opened
    let talk: Talk
    let model: ModelForTest
    let withModel: Talk['services']
    beforeAll(async () => {
      opened = await openForTest(await newPlace())
      await opened.seed('alpha', () => exampleStarter)
      model = await openModel()
      talk = openTalk(opened)
      withModel = talk.assistant({ ASSISTANT_MODEL_URL: model.url, ASSISTANT_MODEL_KEY: 'kunci' })
    })
    afterAll(async () => {
      await model.close()
      await opened.close()
    })
    beforeEach(() => {
      model.requests.length = 0
      model.produced = 0
    })

    test('a model answers from the passages, receives the earlier messages, and no secret', async () => {
      model.behave(says('Kelas ', 'web ', 'dibuka.'))
      const ctx = await talk.visitor()
      const first = await talk.answerTo(ctx, 'kelas web', withModel)
      expect(first.text).toBe('Kelas web dibuka.')
      expect(first.last?.sources?.length).toBeGreaterThan(0)
      await talk.answerTo(
        ctx,
        { query: 'kelas itu gratis', conversation_id: first.last?.id },
        withModel,
      )
      const requested = JSON.parse(model.requests[1] ?? '{}') as { messages: { content: string }[] }
      expect(requested.messages.map(({ content }) => content)).toContain('Kelas web dibuka.')
      expect(JSON.stringify(requested)).not.toContain('kunci')
      expect(requested).toMatchObject({ max_tokens: 1024 })
    })

    test.each(Object.entries(failures))(
      'a model that %s ends in one error line',
      async (_, manner) => {
        model.behave(manner)
        const { lines, last } = await talk.answerTo(await talk.visitor(), 'kelas web', withModel)
        expect(last).toMatchObject({ t: 'error', text: expect.stringContaining('Maaf') })
        expect(lines.filter(({ t }) => t !== 'delta')).toHaveLength(1)
        expect(JSON.stringify(lines)).not.toMatch(/rahasia|169\.254/)
        expect(await talk.stored(last?.message_id ?? '')).toMatchObject({ state: 'error' })
      },
    )

    test('when the reader disconnects, the model stops within a second, and its text so far is stored', async () => {
      model.behave(speaksForEver)
      const gone = new AbortController()
      const ctx = { ...(await talk.visitor()), signal: gone.signal }
      const lines = talk.ask(ctx, 'kelas web', withModel)[Symbol.asyncIterator]()
      const { value } = (await lines.next()) as { value: ChatLine }
      gone.abort()
      await lines.return?.()
      await expect.poll(() => model.isAbandoned).toBe(true)
      const produced = model.produced
      await sleep(100)
      expect(model.produced).toBeLessThanOrEqual(produced + 2)
      await expect
        .poll(() => talk.stored(value.message_id))
        .toMatchObject({ state: 'aborted', answer: expect.stringContaining('kata') })
    })

    test('a new question of the same identity ends the one before', async () => {
      model.behave(speaksForEver)
      const ctx = await talk.visitor()
      const before = talk.ask(ctx, 'kelas web', withModel)[Symbol.asyncIterator]()
      await before.next()
      const after = talk.ask(ctx, 'kelas data', withModel)[Symbol.asyncIterator]()
      await after.next()
      let last: ChatLine | undefined
      let line = await before.next()
      for (let i = 0; i < 1000 && !line.done; i++) {
        last = line.value
        line = await before.next()
      }
      expect(line.done).toBe(true)
      expect(last).toMatchObject({ t: 'error', text: expect.stringContaining('baru') })
      await after.return?.()
    })

    test('when the server stops, an answer ends with a last line that says so', async () => {
      model.behave(speaksForEver)
      const stopping = new AbortController()
      const ctx = { ...(await talk.visitor()), stopping: stopping.signal }
      const lines: ChatLine[] = []
      for await (const line of talk.ask(ctx, 'kelas web', withModel)) {
        lines.push(line)
        stopping.abort()
      }
      expect(lines.at(-1)).toMatchObject({ t: 'error', text: expect.stringContaining('terputus') })
      await expect.poll(() => model.isAbandoned).toBe(true)
    })

    test('the budget of a day holds, also for questions that come together', async () => {
      let isReleased = false
      model.behave(async (answer, self) => {
        while (!isReleased) await sleep(5)
        await says('Ya.')(answer, self)
      })
      const poor = talk.assistant({
        ASSISTANT_MODEL_URL: model.url,
        ASSISTANT_DAILY_TOKENS_EACH: '4000',
      })
      const refused: unknown[] = []
      const tries = Array.from({ length: 8 }, async () => {
        const ctx = { ...(await talk.visitor()), address: '10.9.9.9' }
        await talk.answerTo(ctx, 'kelas web', poor).catch((error) => refused.push(error))
      })
      // No answer ends, and so returns tokens, before each question was accepted or refused.
      await expect.poll(() => model.requests.length + refused.length).toBe(tries.length)
      isReleased = true
      await Promise.all(tries)
      expect(refused.length).toBeGreaterThan(0)
      expect(refused[0]).toMatchObject({ status: 429 })
      const spent = await opened.database.transaction({ role: 'server', siteId: 'alpha' }, (tx) =>
        tx.select().from(assistantSpending).where(eq(assistantSpending.who, '10.9.9.9')),
      )
      // The part of the reservation that was not spent is returned: 100 tokens an answer.
      expect(spent[0]?.tokens).toBe((8 - refused.length) * 100)
    })

    const spentBy = async (address: string) => {
      const rows = await opened.database.transaction({ role: 'server', siteId: 'alpha' }, (tx) =>
        tx.select().from(assistantSpending).where(eq(assistantSpending.who, address)),
      )
      return rows[0]?.tokens
    }

    test('an answer costs what the model counts, and all that was set aside when it does not', async () => {
      model.behave(saysAtACost(9000))
      await talk.answerTo(
        { ...(await talk.visitor()), address: '10.9.9.1' },
        'kelas web',
        withModel,
      )
      expect(await spentBy('10.9.9.1')).toBe(9000)
      model.behave(saysAtACost(undefined))
      await talk.answerTo(
        { ...(await talk.visitor()), address: '10.9.9.2' },
        'kelas web',
        withModel,
      )
      expect(await spentBy('10.9.9.2')).toBeGreaterThan(1024)
    })

    test('a question that is refused costs nothing', async () => {
      model.behave(says('Ya.'))
      const poor = talk.assistant({
        ASSISTANT_MODEL_URL: model.url,
        ASSISTANT_DAILY_TOKENS_EACH: '100',
      })
      const ctx = { ...(await talk.visitor()), address: '10.9.9.3' }
      await expect(talk.answerTo(ctx, 'kelas web', poor)).rejects.toMatchObject({ status: 429 })
      expect(await spentBy('10.9.9.3')).toBeUndefined()
    })

    test('however much the model says at once, no line is longer than 16 KiB', async () => {
      model.behave(says('\u0001'.repeat(9000), '👋'.repeat(9000), 'nol\u0000.'))
      const { lines, text, last } = await talk.answerTo(
        await talk.visitor(),
        'kelas web',
        withModel,
      )
      const sizes = lines.map((line) => Buffer.byteLength(JSON.stringify(line)))
      expect(Math.max(...sizes)).toBeLessThan(16 * 1024)
      expect(text).toBe(`${'\u0001'.repeat(9000)}${'👋'.repeat(9000)}nol.`)
      expect(last?.t).toBe('done')
      expect(await talk.stored(last?.message_id ?? '')).toMatchObject({ answer: text })
    })
  })
})
