import type { Context } from 'hono'
import type { Endpoint } from '#schemas/endpoint.ts'

/** The longest line that is sent: security.md 1.13. */
const longest = 16 * 1024
const heartbeatMs = 10_000

/**
 * Answers with one line of JSON for each value, as newline-delimited JSON. The first value is awaited
 * before the status is sent, so that a refusal is one; when the reader goes away, `signal` aborts.
 */
export async function sendLines(
  c: Context,
  endpoint: Endpoint,
  produce: (signal: AbortSignal) => AsyncIterable<unknown>,
): Promise<Response> {
  const gone = new AbortController()
  const signal = AbortSignal.any([gone.signal, c.req.raw.signal])
  const values = produce(signal)[Symbol.asyncIterator]()
  const first = await values.next()
  const encoder = new TextEncoder()
  let next: Promise<IteratorResult<unknown>> | undefined = Promise.resolve(first)

  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      next ??= values.next()
      const arrived = await Promise.race([next, beat()])
      // An empty line keeps what stands between awake; readers pass over it.
      if (arrived === 'beat') return controller.enqueue(encoder.encode('\n'))
      next = undefined
      if (arrived.done) return controller.close()
      const line = JSON.stringify(endpoint.output.parse(arrived.value))
      if (line.length > longest) throw new Error(`A line of ${endpoint.path} is too long.`)
      controller.enqueue(encoder.encode(`${line}\n`))
    },
    async cancel() {
      gone.abort()
      await values.return?.()
    },
  })
  return c.body(body, 200, {
    'content-type': 'application/x-ndjson; charset=utf-8',
    'cache-control': 'private, no-store',
    'x-accel-buffering': 'no',
  })
}

const beat = () =>
  new Promise<'beat'>((resolve) => setTimeout(resolve, heartbeatMs, 'beat').unref())
