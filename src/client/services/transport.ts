import { appTokenFor } from './app-token.ts'
import { isReading } from '#schemas/call-path.ts'
import type { Locale } from '#schemas/text.ts'
import { CallFailed, failureOf } from './call-failed.ts'
import type { EndpointKey } from './declared.ts'
import type { BrowserEnvironment } from './browser-environment.ts'
import { localKeys } from './keys.ts'
import { mostRetries, waitBefore } from './retry.ts'
import type { Tokens } from './tokens.ts'

/** The app that calls: its site, and the key that identifies it. */
export interface App {
  lmsId: string
  publicKey: string
  /** The language of the page, for messages. */
  locale: Locale
}

/** One request, ready to be sent. `call` is unknown for an address that no endpoint has. */
export interface Outgoing {
  call: EndpointKey | undefined
  url: string
  body?: object
}

export interface SendOptions {
  signal?: AbortSignal
  /** For the whole call with its retries; 10 seconds without it. */
  deadlineMs?: number
  /** The request outlives the page. */
  keepalive?: boolean
  /** Send an app token only if there is one; without this, the first call fetches one. */
  withHeldToken?: boolean
  ifMatch?: string
  /** Makes a request that may be sent again without being made twice. */
  idempotencyKey?: string
}

/** A response; the body of a failure is always read, that of a success only on request. */
interface Answer {
  response: Response
  body: unknown
}

export interface TransportOptions {
  environment: BrowserEnvironment
  app: App
  tokens: Tokens
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
        .then(({ body }) => body)
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

interface Way {
  signal: AbortSignal
  reads: boolean
}

function openExchange(options: TransportOptions) {
  const { environment, tokens, refused } = options
  const attempt = openAttempt(options)
  return async (request: Outgoing, options: SendOptions, way: Way): Promise<Answer> => {
    let retries = 0
    let isCorrected = false
    let isVisitor = false
    const ended = whenAborted(way.signal)
    for (;;) {
      const bearer = bearerFor(request, environment)
      const result = await Promise.race([ended, attempt(request, { ...options, bearer }, way)])
      way.signal.throwIfAborted()
      if (!(result instanceof Error) && result.response.ok) return result
      const failure = toFailure(result)
      const headers = result instanceof Error ? undefined : result.response.headers
      if (failure.problem === 'app-token' && !isCorrected) {
        isCorrected = true
        tokens.correct(Number(headers?.get('x-server-time')) || tokens.now())
        continue
      }
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

function openAttempt({ environment, app, tokens }: TransportOptions) {
  const headersOf = async (
    { call, url }: Outgoing,
    { withHeldToken, ifMatch, idempotencyKey, bearer }: SendOptions & { bearer: string | null },
  ) => {
    const headers: Record<string, string> = { accept: 'application/json, text/plain;q=0.9' }
    // None of what follows is for another host to see.
    if (new URL(url, environment.origin).origin !== environment.origin) return headers
    headers['Accept-Language'] = app.locale
    if (call?.host === 'rest') headers['apikey'] = app.publicKey
    else if (call !== undefined) {
      const pair = withHeldToken ? tokens.held() : await tokens.obtain()
      const { random, cipher } = environment
      const means = { now: tokens.now(), random, cipher }
      if (pair !== null) headers['AppToken'] = await appTokenFor(pair, call.path, means)
    }
    if (call?.host === 'api') headers['lmsId'] = app.lmsId
    if (call?.host === 'auth') headers['X-App-Authorization'] = app.lmsId
    if (bearer !== null) headers['Authorization'] = `Bearer ${bearer}`
    if (ifMatch !== undefined) headers['If-Match'] = ifMatch
    if (idempotencyKey !== undefined) headers['Idempotency-Key'] = idempotencyKey
    return headers
  }
  return async (
    request: Outgoing,
    options: SendOptions & { bearer: string | null },
    { signal, reads }: Way,
  ): Promise<Answer | Error> => {
    const headers = await headersOf(request, options)
    try {
      const response = await environment.fetch(request.url, {
        method: request.call?.method ?? 'GET',
        signal,
        ...withBody(headers, request.body),
        ...(options.keepalive ? { keepalive: true } : {}),
      })
      const isWanted = reads || !response.ok
      return { response, body: isWanted ? toValue(await response.text()) : undefined }
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error))
    }
  }
}

/** Fields and files are sent as a form, which names its own type; anything else as JSON. */
function withBody(headers: Record<string, string>, body: object | undefined): RequestInit {
  if (body === undefined) return { headers }
  if (body instanceof FormData) return { headers, body }
  return { headers: { ...headers, 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
}

function toValue(text: string): unknown {
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The assistant has identities of its own, and so a token of its own. */
function bearerFor({ call, url }: Outgoing, { local, origin }: BrowserEnvironment): string | null {
  if (new URL(url, origin).origin !== origin) return null
  return local.read(call?.host === 'assistant' ? localKeys.assistantToken : localKeys.accessToken)
}

const toFailure = (result: Answer | Error): CallFailed =>
  result instanceof Error
    ? new CallFailed(
        { status: 500, name: 'no-answer', message: 'The services cannot be reached.' },
        result,
      )
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
