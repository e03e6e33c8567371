import { expect, test } from 'vitest'
import type { OutboundRequest, Send } from '#src/services/outbound.ts'
import { openProvider } from './provider.ts'

interface Sent extends OutboundRequest {
  url: string
}

function providerOf(answer: { status?: number; type?: string; bytes?: number }) {
  const sent: Sent[] = []
  const send: Send = async (url, request = {}) => {
    sent.push({ url, ...request })
    const body = (async function* () {
      yield new Uint8Array(answer.bytes ?? 10)
    })()
    const type = answer.type ?? 'application/javascript; charset=UTF-8'
    return { status: answer.status ?? 200, headers: new Headers({ 'content-type': type }), body }
  }
  return { sent, provider: openProvider(send) }
}

const measurement = { search: '?v=2&tid=G-A', body: new Uint8Array(), userAgent: 'P/1' }

test('a script is asked for once an hour, at the one address that has it', async () => {
  const { provider, sent } = providerOf({})
  const [first, second] = await Promise.all([provider.script('G-A'), provider.script('G-A')])
  expect(first).toBe(second)
  expect(sent.map(({ url }) => url)).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-A'])
})

test.each([{ status: 404 }, { type: 'text/html' }, { bytes: 1_500_001 }])(
  'what is no script of a fitting size is none, and is asked for again: %o',
  async (answer) => {
    const { provider, sent } = providerOf(answer)
    await expect(provider.script('G-A')).rejects.toThrow()
    await expect(provider.script('G-A')).rejects.toThrow()
    expect(sent).toHaveLength(2)
  },
)

test('a measurement is sent with two headers: its type, and the name of the browser', async () => {
  const { provider, sent } = providerOf({ status: 204 })
  await provider.collect(measurement)
  expect(sent).toMatchObject([
    { url: 'https://www.google-analytics.com/g/collect?v=2&tid=G-A', method: 'POST' },
  ])
  expect(Object.keys(sent[0]?.headers ?? {})).toEqual(['content-type', 'user-agent'])
})

test('a measurement that is refused is a failure', async () => {
  await expect(providerOf({ status: 400 }).provider.collect(measurement)).rejects.toThrow('400')
})
