import { isReading } from '#schemas/call-path.ts'
import type { App, Attempt, Prepared } from './attempt.ts'
import type { BrowserEnvironment } from './browser-environment.ts'
import { CallFailed, failureOf } from './call-failed.ts'
import { prepare, type Outgoing, type SendOptions } from './prepare.ts'
import { mostRetries, waitBefore } from './retry.ts'

export interface TransportOptions {
  environment: BrowserEnvironment
  app: App
  attempt: Attempt
  /** Called when the access token that was sent is no longer valid. */
  refused(accessToken: string | null): void
}

export interface Transport {
  /** The whole body of a success, read. Throws CallFailed, or the reason of the caller's signal. */
  send(request: Outgoing, options?: SendOptions): Promise<unknown>
  /** A success whose body is still to be read; the deadline is for its headers alone. */
  open(request: Outgoing, options?: SendOptions): Promise<Response>
}

/** The one way from a browser to our own server. */
export const openTransport = (options: TransportOptions): Transport => {
  const exchange = openExchange(options)
  return {
    async send(request, options = {}) {
      const { signal, arrived, end } = withDeadline(options)
      return exchange(request, options, { signal, reads: true })
        .then(({ body, response }) => {
          options.received?.(response.headers)
          return body
        })
        .finally(() => {
          arrived()
          end()
        })
    },
    async open(request, options = {}) {
      const { signal, arrived } = withDeadline(options)
      const { response } = await exchange(request, options, { signal, reads: false }).finally(
        arrived,
      )
      return response
    },
  }
}

/** A response; the body of a failure is always read, that of a success only on request. */
interface Answer {
  response: Response
  body: unknown
}

interface Way {
  signal: AbortSignal
  reads: boolean
}

function openExchange({ environment, app, attempt, refused }: TransportOptions) {
  const once = async (request: Prepared, reads: boolean): Promise<Answer | Error> => {
    const response = await attempt(request)
    if (response instanceof Error) return response
    const isWanted = reads || !response.ok
    try {
      return { response, body: isWanted ? toValue(await response.text()) : undefined }
    } catch (cause) {
      return new Error('The services cannot be reached.', { cause })
    }
  }
  return async (request: Outgoing, options: SendOptions, way: Way): Promise<Answer> => {
    let retries = 0
    let isVisitor = false
    const ended = whenAborted(way.signal)
    for (;;) {
      const { prepared, bearer } = prepare(
        request,
        { ...options, signal: way.signal },
        { app, environment },
      )
      const result = await Promise.race([ended, once(prepared, way.reads)])
      way.signal.throwIfAborted()
      if (!(result instanceof Error) && result.response.ok) return result
      const failure = toFailure(result)
      const headers = result instanceof Error ? undefined : result.response.headers
      const isAccount = request.call?.host !== 'assistant' && request.call?.host !== 'rest'
      const isRead = request.call === undefined || isReading(request.call)
      if (failure.problem === 'sign-in-first' && isAccount && !isVisitor) {
        refused(bearer)
        isVisitor = isRead && bearer !== null
        // What everyone may read is there also for who is signed in no longer.
        if (isVisitor) continue
      }
      const seen = result instanceof Error ? {} : { status: failure.status }
      const retryAfter = headers?.get('retry-after') ?? null
      const chance = (environment.random(1)[0] ?? 0) / 255
      const isSafe = isRead || options.idempotencyKey !== undefined
      const wait = isSafe ? waitBefore({ ...seen, retryAfter }, retries, chance) : undefined
      if (wait === undefined || retries++ === mostRetries) throw failure
      await Promise.race([ended, environment.wait(wait)])
    }
  }
}

function toValue(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

const toFailure = (result: Answer | Error): CallFailed =>
  result instanceof Error
    ? new CallFailed({ status: 500, name: 'no-answer', message: result.message }, result.cause)
    : failureOf(result.response.status, result.body)

/** A signal that ends with the caller's until `end`, or when nothing has `arrived` in time. */
function withDeadline({ signal, deadlineMs = 10_000 }: SendOptions) {
  const controller = new AbortController()
  const tooLate = () =>
    controller.abort(
      new CallFailed({ status: 500, name: 'too-late', message: 'The services took too long.' }),
    )
  const follow = () => controller.abort(signal?.reason)
  if (signal?.aborted) follow()
  signal?.addEventListener('abort', follow, { once: true })
  const timer = setTimeout(tooLate, deadlineMs)
  return {
    signal: controller.signal,
    arrived: () => clearTimeout(timer),
    end: () => signal?.removeEventListener('abort', follow),
  }
}

function whenAborted(signal: AbortSignal): Promise<never> {
  const ended = new Promise<never>((_, reject) => {
    const end = () => reject(signal.reason as Error)
    if (signal.aborted) end()
    signal.addEventListener('abort', end, { once: true })
  })
  // It may reject when nothing awaits it any more.
  ended.catch(() => undefined)
  return ended
}
