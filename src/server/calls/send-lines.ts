import type { Context } from 'hono'
import type { Endpoint } from '#schemas/endpoint.ts'

/** The longest line that is sent: readers hold a whole line in memory. */
const longest = 16 * 1024
const heartbeatMs = 10_000
const encoder = new TextEncoder()

interface Lines {
  /** Makes the values until `signal` aborts, because nobody reads them any more. */
  produce(signal: AbortSignal): AsyncIterable<unknown>
  /** Takes what breaks the stream off after its first value. */
  failed(error: unknown): void
}

/**
 * Answers with one line of JSON for each value, as newline-delimited JSON. The first value is awaited before the
 * status is sent, so that a refusal has a status of its own.
 */
export async function sendLines(
  c: Context,
  endpoint: Endpoint,
  { produce, failed }: Lines,
): Promise<Response> {
  const gone = new AbortController()
  const signal = AbortSignal.any([gone.signal, c.req.raw.signal])
  const values = produce(signal)[Symbol.asyncIterator]()
  const first = await values.next()
  const stop = async () => {
    gone.abort()
    await values.return?.()
  }
  let next: Promise<IteratorResult<unknown>> | undefined = Promise.resolve(first)

  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        next ??= values.next()
        const arrived = await orBeat(next)
        // An empty line keeps what stands between awake; readers pass over it.
        if (arrived === 'beat') return controller.enqueue(encoder.encode('\n'))
        next = undefined
        if (arrived.done) return controller.close()
        controller.enqueue(toLine(endpoint, arrived.value))
      } catch (error) {
        if (!signal.aborted) failed(error)
        await stop()
        throw error
      }
    },
    cancel: stop,
  })
  return c.body(body, 200, {
    'content-type': 'application/x-ndjson; charset=utf-8',
    'cache-control': 'private, no-store',
    'x-accel-buffering': 'no',
  })
}

/** What comes, or `beat` when nothing came for so long. */
async function orBeat<T>(next: Promise<T>): Promise<T | 'beat'> {
  let timer: NodeJS.Timeout | undefined
  const beat = new Promise<'beat'>((resolve) => {
    timer = setTimeout(resolve, heartbeatMs, 'beat').unref()
  })
  return Promise.race([next, beat]).finally(() => clearTimeout(timer))
}

/** Throws for a value that breaks the contract, or is longer than a line may be. */
function toLine({ path, output }: Endpoint, value: unknown): Uint8Array {
  const line = encoder.encode(`${JSON.stringify(output.parse(value))}\n`)
  if (line.length > longest) throw new Error(`A line of ${path} is too long.`)
  return line
}
