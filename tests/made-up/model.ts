// A fake language model over HTTP, with the streaming API of OpenAI.
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { withBody } from './body.ts'

export type Manner = (answer: ServerResponse, model: ModelForTest) => void | Promise<void>

export interface ModelForTest {
  url: string
  /** The bodies of the requests. */
  requests: string[]
  /** How many chunks it has sent, and whether the client has disconnected. */
  produced: number
  isAbandoned: boolean
  behave(manner: Manner): void
  close(): Promise<void>
}

const piece = (text: string) =>
  `data: ${JSON.stringify({ id: '1', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta: { content: text }, finish_reason: null }] })}\n\n`
const endAt = (usage: object | undefined) =>
  `data: ${JSON.stringify({ id: '1', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta: {}, finish_reason: 'stop' }], usage })}\n\n` +
  'data: [DONE]\n\n'
const end = endAt({ prompt_tokens: 40, completion_tokens: 60, total_tokens: 100 })

const begin = (answer: ServerResponse) =>
  answer.writeHead(200, { 'content-type': 'text/event-stream' })

/** Streams these chunks and ends properly. */
export const says =
  (...texts: string[]): Manner =>
  (answer) => {
    begin(answer)
    for (const text of texts) answer.write(piece(text))
    answer.end(end)
  }

/** Streams a word and its usage in tokens; undefined values are left out. */
export const saysAtACost =
  (tokens: number | undefined): Manner =>
  (answer) => {
    begin(answer)
    answer.write(piece('Ya.'))
    const usage = { prompt_tokens: tokens, completion_tokens: 0, total_tokens: tokens }
    answer.end(endAt(tokens === undefined ? undefined : usage))
  }

/** Streams a word every few milliseconds until the client disconnects. */
export const speaksForEver: Manner = async (answer, model) => {
  begin(answer)
  while (!model.isAbandoned) {
    answer.write(piece('kata '))
    model.produced++
    await sleep(5)
  }
}

/** The ways in which a model fails. */
export const failures: Record<string, Manner> = {
  'has no time (429)': (answer) => void answer.writeHead(429).end('{"error":{"message":"busy"}}'),
  'is broken (500)': (answer) => void answer.writeHead(500).end('oops <rahasia>'),
  'answers with a page': (answer) =>
    void answer.writeHead(200, { 'content-type': 'text/html' }).end('<h1>rahasia</h1>'),
  'sends what is no JSON': (answer) => {
    begin(answer)
    answer.end('data: {"choices": rahasia\n\n')
  },
  'sends a line without an end': (answer) => {
    begin(answer)
    const much = 'a'.repeat(100_000)
    const more = () => {
      if (!answer.destroyed) answer.write(much, more)
    }
    answer.write('data: {"choices": ["', more)
  },
  'redirects into the network': (answer) =>
    void answer.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
  'hangs up in the middle': (answer) => {
    begin(answer)
    answer.write(piece('Setengah '))
    setTimeout(() => answer.destroy(), 20)
  },
}

export async function openModel(): Promise<ModelForTest> {
  let manner: Manner = says('Halo.')
  const server = createServer((request, answer) => {
    withBody(request, (body) => {
      model.requests.push(body)
      model.isAbandoned = false
      answer.on('close', () => (model.isAbandoned = !answer.writableFinished))
      void manner(answer, model)
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const model: ModelForTest = {
    url: `http://127.0.0.1:${port}/v1`,
    requests: [],
    produced: 0,
    isAbandoned: false,
    behave: (next) => void (manner = next),
    async close() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
  return model
}
