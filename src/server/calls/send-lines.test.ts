import { setTimeout as sleep } from 'node:timers/promises'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { chat, type ChatLine } from '#schemas/services/assistant.ts'
import { LineReader } from '#schemas/lines.ts'
import { ServiceError } from '#src/services/service-error.ts'
import { sendLines } from './send-lines.ts'

const line = (seq: number, t: ChatLine['t'] = 'delta', text = 'kata — é 👋 '): ChatLine => ({
  message_id: 'm',
  id: 'c',
  text,
  t,
  seq,
})

const failures: unknown[] = []
const answered = async (produce: (signal: AbortSignal) => AsyncIterable<unknown>) => {
  const app = new Hono()
  app.onError((error, c) => c.text(error.message, error instanceof ServiceError ? 422 : 500))
  app.get('/', (c) => sendLines(c, chat, { produce, failed: (error) => failures.push(error) }))
  return app.request('/')
}

test('each value is a line of JSON, and nothing beyond its contract leaves', async () => {
  const response = await answered(async function* () {
    yield { ...line(0), secret: 'x' }
    yield line(1, 'done')
  })
  expect(response.headers.get('content-type')).toBe('application/x-ndjson; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  const text = await response.text()
  expect(text).not.toContain('secret')
  expect(
    text
      .split('\n')
      .filter(Boolean)
      .map((one) => JSON.parse(one)),
  ).toEqual([line(0), line(1, 'done')])
})

test('an answer reads the same wherever its bytes are cut', async () => {
  const response = await answered(async function* () {
    for (let seq = 0; seq < 4; seq++) yield line(seq)
    yield line(4, 'done', '')
  })
  const bytes = new Uint8Array(await response.arrayBuffer())
  const read = (at: number) => {
    const reader = new LineReader()
    return [
      ...reader.push(bytes.subarray(0, at)),
      ...reader.push(bytes.subarray(at)),
      ...reader.end(),
    ]
  }
  const whole = read(bytes.length)
  expect(whole).toHaveLength(5)
  for (let at = 0; at < bytes.length; at++) expect(read(at)).toEqual(whole)
})

test('what is refused before the first line has a status of its own', async () => {
  const response = await answered(async function* () {
    if (Date.now() > 0) throw new ServiceError(422, 'Tidak bisa.')
    yield line(0)
  })
  expect([response.status, await response.text()]).toEqual([422, 'Tidak bisa.'])
})

test('when the reader goes away, the producer is told and stops', async () => {
  let produced = 0
  let isOver = false
  const response = await answered(async function* (signal) {
    try {
      while (!signal.aborted) {
        yield line(produced++)
        await sleep(5)
      }
    } finally {
      isOver = true
    }
  })
  const reader = response.body?.getReader()
  await reader?.read()
  await reader?.cancel()
  await expect.poll(() => isOver).toBe(true)
  const then = produced
  await sleep(60)
  expect(produced).toBe(then)
})

test.each([
  ['in bytes is longer than a line may be', () => line(1, 'delta', '—'.repeat(6000))],
  ['breaks the contract', () => ({ seq: 'x' })],
])('a value that %s ends the answer and its producer', async (_, broken) => {
  let signalled: AbortSignal | undefined
  let isOver = false
  const response = await answered(async function* (signal) {
    signalled = signal
    try {
      yield line(0)
      yield broken()
      yield line(2)
    } finally {
      isOver = true
    }
  })
  await expect(response.text()).rejects.toThrow()
  expect([isOver, signalled?.aborted]).toEqual([true, true])
})

test('a reader that does not read holds the producer', async () => {
  let produced = 0
  const response = await answered(async function* () {
    while (true) yield line(produced++)
  })
  await sleep(50)
  expect(produced).toBeLessThan(10)
  await response.body?.cancel()
})

test('what breaks a stream off after its first line is told to the operator', async () => {
  failures.length = 0
  const broken = new Error('the producer broke')
  const response = await answered(async function* () {
    yield line(0)
    throw broken
  })
  await expect(response.text()).rejects.toThrow()
  expect(failures).toEqual([broken])
})
