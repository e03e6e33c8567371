import { expect, test } from 'vitest'
import { openClient } from './client.ts'
import { testApp, testEnvironment, type Sent } from './browser-environment-for-test.ts'
import { envelope, refusal } from './server-answers-for-test.ts'
import { assistantKeys } from './assistant-keys.ts'
import { localKeys } from './keys.ts'

const line = (text: string, more: object = {}) =>
  JSON.stringify({ message_id: 'm1', id: 'c1', t: 'delta', text, ...more })

const transcript = new TextEncoder().encode(
  `${line('Halo ')}\n\n${line('dunia ✨\\n"kutip"')}\r\nbaris yang bukan JSON\n42\n${line('', { t: 'done', sources: [] })}`,
)
const wholeText = 'Halo dunia ✨\\n"kutip"baris yang bukan JSON42'

const streamOf = (...chunks: Uint8Array[]) =>
  new Response(
    new ReadableStream({
      start(controller) {
        for (const chunk of chunks) controller.enqueue(chunk)
        controller.close()
      },
    }),
  )

const isChat = ({ path }: Sent) => path === '/api/assistant/v2/chat'

const clientOf = (chat: (sent: Sent, signal: AbortSignal | null) => Response) => {
  let logins = 0
  const environment = testEnvironment((sent, signal) => {
    if (isChat(sent)) return chat(sent, signal)
    if (sent.path.endsWith('/login'))
      return envelope({ token: `identity ${++logins}`, identity: {} })
    return sent.method === 'DELETE' ? refusal(503, 'busy') : envelope({ token: 't', code: 'c' })
  })
  return { environment, client: openClient(environment, testApp) }
}

test('an answer cut at any byte is the same text and the same history', async () => {
  for (let at = 0; at <= transcript.length; at++) {
    const { environment, client } = clientOf(() =>
      streamOf(transcript.slice(0, at), transcript.slice(at)),
    )
    const received: string[] = []
    const lines: unknown[] = []
    await client.streamChat(
      { query: 'Apa kabar?' },
      { onText: (text) => received.push(text), onLine: ({ t }) => lines.push(t) },
    )
    expect(received.join(''), `cut at ${at}`).toBe(wholeText)
    expect(lines, `cut at ${at}`).toEqual(['delta', 'delta', 'done'])
    expect(client.history(), `cut at ${at}`).toEqual([
      {
        conversation_id: 'c1',
        message_id: 'm1',
        user_message: 'Apa kabar?',
        bot_message: wholeText,
        created_at: expect.any(String) as string,
      },
    ])
    expect(environment.logged).toEqual([])
  }
})

test('a question goes with the site, the conversation and the identity, which is asked for once', async () => {
  const { environment, client } = clientOf(() => streamOf(transcript))
  await client.streamChat({ query: 'Satu' })
  await client.streamChat({ query: 'Dua', conversation_id: 'c1' })
  const asked = environment.sent.filter(isChat)
  expect(asked.map(({ body }) => body)).toEqual([
    { workspace_id: 'coba', query: 'Satu' },
    { workspace_id: 'coba', query: 'Dua', conversation_id: 'c1' },
  ])
  expect(asked.map(({ headers }) => headers.get('authorization'))).toEqual([
    'Bearer identity 1',
    'Bearer identity 1',
  ])
  expect(client.currentConversation()).toBe('c1')
  expect(client.history().map(({ user_message }) => user_message)).toEqual(['Satu'])
})

test('a conversation that the assistant no longer has, or never had with this identity, begins anew', async () => {
  const known = (question: Sent) => question.headers.get('authorization') === 'Bearer holds'
  const { environment, client } = clientOf((sent) => {
    if (known(sent)) {
      const { conversation_id } = sent.body as { conversation_id?: string }
      return conversation_id === undefined ? streamOf(transcript) : refusal(404, 'not-found')
    }
    return 'conversation_id' in (sent.body as object)
      ? refusal(401, 'sign-in-first')
      : streamOf(transcript)
  })
  for (const token of ['holds', 'over']) {
    environment.local.write(assistantKeys.token, token)
    const reply = await client.streamChat({ query: 'Lagi', conversation_id: 'gone' })
    expect(reply).toMatchObject({ text: wholeText, conversation_id: 'c1' })
    expect(client.currentConversation()).toBe('c1')
  }
  expect(environment.logged).toEqual([])
})

test('an answer that was cut off is handed on as one that failed, and not kept', async () => {
  const half = new TextEncoder().encode(`${line('Setengah ')}\n${line('jawab')}`)
  const { client } = clientOf(() => streamOf(half))
  const reply = await client.streamChat({ query: 'a' })
  expect(reply).toMatchObject({ text: 'Setengah jawab', hasFailed: true })
  expect(client.history()).toEqual([])
})

test('an identity that no longer holds is asked for anew', async () => {
  const { environment, client } = clientOf(({ headers }) =>
    headers.get('authorization') === 'Bearer old'
      ? refusal(401, 'sign-in-first')
      : streamOf(transcript),
  )
  environment.local.write(assistantKeys.token, 'old')
  environment.local.write(localKeys.accessToken, 'mine')
  expect(await client.streamChat({ query: 'Halo' })).toMatchObject({ text: wholeText })
  expect(environment.local.read(localKeys.accessToken)).toBe('mine')
})

/** An answer that begins and goes on until it is ended. */
const endless = (signal: AbortSignal | null) =>
  new Response(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(`${line('mulai')}\n`))
        signal?.addEventListener('abort', () => controller.error(signal.reason))
      },
    }),
  )

test('a new question ends the one before, silently', async () => {
  let isFirst = true
  const { environment, client } = clientOf((_, signal) => {
    if (!isFirst) return streamOf(transcript)
    isFirst = false
    return endless(signal)
  })
  let second: Promise<unknown> | undefined
  const first = client.streamChat(
    { query: 'Satu' },
    { onText: () => void (second ??= client.streamChat({ query: 'Dua' })) },
  )
  expect(await first).toBeNull()
  expect(await second).toMatchObject({ text: wholeText })
  expect(client.history().map(({ user_message }) => user_message)).toEqual(['Dua'])
  expect(environment.logged).toEqual([])
})

test('an abort is silent and keeps nothing', async () => {
  const { environment, client } = clientOf((_, signal) => endless(signal))
  const gone = new AbortController()
  const ended = client.streamChat(
    { query: 'Satu' },
    { signal: gone.signal, onText: () => gone.abort() },
  )
  expect(await ended).toBeNull()
  expect([environment.logged, client.history()]).toEqual([[], []])
})

test('an answer without a body throws, other failures are only logged', async () => {
  const empty = clientOf(() => new Response(null))
  await expect(empty.client.streamChat({ query: 'a' })).rejects.toThrow('Response stream error')
  const broken = clientOf(() => refusal(429, 'too-often'))
  expect(await broken.client.streamChat({ query: 'a' })).toBeNull()
  expect(broken.environment.logged.map(([label]) => label)).toEqual(['chat stream'])
})

test('an answer that says it failed is handed on, and not kept', async () => {
  const sorry = new TextEncoder().encode(`${line('Maaf', { t: 'error' })}\n`)
  const { client } = clientOf(() => streamOf(sorry))
  expect(await client.streamChat({ query: 'a' })).toMatchObject({ text: 'Maaf', hasFailed: true })
  expect(client.history()).toEqual([])
})

test('a deleted conversation is forgotten here, also when the assistant cannot be reached', async () => {
  const { environment, client } = clientOf(() => streamOf(transcript))
  await client.streamChat({ query: 'Satu' })
  expect(await client.deleteConversation('c1')).toMatchObject({ status: false, data: null })
  expect(client.history()).toEqual([])
  expect(client.currentConversation()).toBeNull()
  expect(environment.logged).toHaveLength(1)
})

test('a history leaves room for what else is stored', async () => {
  let number = 0
  const { client } = clientOf(() =>
    streamOf(new TextEncoder().encode(line('Ya.', { id: `c${number++}`, t: 'done' }))),
  )
  for (let i = 0; i < 205; i++) await client.streamChat({ query: `${i}` })
  expect(client.history()).toHaveLength(200)
  expect(client.history()[0]?.conversation_id).toBe('c204')
})

test('a history that cannot be read is an empty one', () => {
  const { environment, client } = clientOf(() => streamOf(transcript))
  environment.local.write(assistantKeys.history, '{"half')
  expect(client.history()).toEqual([])
})
