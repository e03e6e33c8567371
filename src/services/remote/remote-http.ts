import {
  type CircuitBreakerPolicy,
  BrokenCircuitError,
  circuitBreaker,
  ConsecutiveBreaker,
  ExponentialBackoff,
  handleWhen,
  type IPolicy,
  retry,
  wrap,
} from 'cockatiel'
import { type Endpoint, callPath, isReading, pathNames } from '#schemas/endpoint.ts'
import { generateToken } from '#schemas/services/authorizer.ts'
import type { OutboundAnswer, OutboundRequest, Send } from '../outbound.ts'
import { readBounded } from '../outbound.ts'
import { ServiceError } from '../service-error.ts'
import type { ServiceContext } from '../calls.ts'
import { appTokenFor, type TokenPair } from './create-app-token.ts'
import { baseFor, type RemoteConfig } from './remote-config.ts'
import { retryAfterOf } from './retry-after.ts'

const openMs = 10_000
const tokenMs = 22 * 60 * 60 * 1000

interface KnownToken {
  pair: Promise<TokenPair | undefined>
  until: number
}

interface RemoteRequest extends OutboundRequest {
  input: object
  /** Whether the answer is a stream, which is not read to its end here. */
  begins?: boolean
}

/** Failures that are independent of the call: another attempt may succeed. */
const isOutage = handleWhen((error) => error instanceof ServiceError && error.status >= 502)

/**
 * Sends calls to an operator's hosts: an app token on each, a deadline, two retries for reads, and a circuit
 * breaker for each host that refuses at once while the host is down.
 */
export class RemoteHttp {
  private readonly breakers = new Map<string, CircuitBreakerPolicy>()
  private readonly tokens = new Map<string, KnownToken>()
  /** How far the clock of the hosts is ahead of ours, in milliseconds. */
  private ahead = 0
  private readonly send: Send
  readonly config: RemoteConfig

  constructor(config: RemoteConfig, send: Send) {
    this.config = config
    this.send = send
  }

  /** Sends one call to an endpoint. The answer has been read to its end, unless it `begins` a stream. */
  async call(
    endpoint: Endpoint,
    ctx: ServiceContext,
    { input, begins = false, ...options }: RemoteRequest,
  ): Promise<OutboundAnswer> {
    const base = baseFor(this.config.bases, endpoint.host, ctx.siteId)
    const isInAddress = endpoint.method === 'GET' || endpoint.takes
    const path = callPath(endpoint.path, isInAddress ? input : onlyNamed(endpoint, input))
    let used: KnownToken | undefined
    const ask = async () => {
      const headers = await this.headers(endpoint, ctx)
      used = this.tokens.get(ctx.siteId)
      const answer = await this.send(`${base}/${path}`, {
        method: endpoint.method,
        deadlineMs: this.config.deadlineMs,
        isWhole: !begins,
        signal: ctx.signal,
        ...(isInAddress ? {} : { body: JSON.stringify(withoutNamed(endpoint, input)) }),
        ...options,
        headers: { ...headers, ...options.headers },
      })
      if (answer.status >= 500 && answer.status !== 507) throw await outage(answer)
      return begins && answer.status < 300 ? answer : readWhole(answer)
    }
    const answer = await this.withBreaker(base, isReading(endpoint), ask)
    const serverTime = answer.headers.get('x-server-time')
    if (answer.status !== 401 || serverTime === null) return answer
    if (/^\d{13}$/.test(serverTime)) this.ahead = Number(serverTime) - Date.now()
    // A host that refuses the token has not processed the call. The body of an upload cannot be sent twice.
    if (this.tokens.get(ctx.siteId) === used) this.tokens.delete(ctx.siteId)
    return endpoint.takes ? answer : this.withBreaker(base, isReading(endpoint), ask)
  }

  /** Sends a request that is not an endpoint's. */
  async sendRaw(url: string, request: OutboundRequest): Promise<OutboundAnswer> {
    const answer = await this.send(url, request)
    if (answer.status >= 502) throw await outage(answer)
    return request.isWhole ? readWhole(answer) : answer
  }

  /** Runs work with the circuit breaker of a base address. */
  async withBreaker<T>(base: string, isRead: boolean, work: () => Promise<T>): Promise<T> {
    try {
      return await this.policyFor(base, isRead).execute(work)
    } catch (error) {
      if (!(error instanceof BrokenCircuitError)) throw error
      const details = { retryAfter: openMs / 1000, cause: error }
      throw new ServiceError(503, 'The service is down. Try again in a moment.', details)
    }
  }

  private policyFor(base: string, isRead: boolean): IPolicy {
    const origin = new URL(base).origin
    const breaker =
      this.breakers.get(origin) ??
      circuitBreaker(isOutage, { halfOpenAfter: openMs, breaker: new ConsecutiveBreaker(10) })
    this.breakers.set(origin, breaker)
    if (!isRead) return breaker
    const backoff = new ExponentialBackoff({ initialDelay: 50, maxDelay: 400 })
    return wrap(retry(isOutage, { maxAttempts: 2, backoff }), breaker)
  }

  private async headers(endpoint: Endpoint, ctx: ServiceContext): Promise<Record<string, string>> {
    const { caller, address, idempotency, ifMatch, siteId } = ctx
    const bearer = caller?.bearer ?? ctx.assistantToken
    const pair = endpoint === generateToken ? undefined : await this.tokenOf(ctx)
    return {
      accept: 'application/json',
      ...(endpoint.method === 'GET' || endpoint.takes
        ? {}
        : { 'content-type': 'application/json' }),
      lmsId: siteId,
      ...(endpoint.host === 'auth' ? { 'X-App-Authorization': siteId } : {}),
      ...(pair === undefined
        ? {}
        : { AppToken: appTokenFor(pair, endpoint.path, Date.now() + this.ahead) }),
      ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
      ...forwardedFor(address),
      ...(ifMatch === undefined ? {} : { 'if-match': ifMatch }),
      ...(endpoint.isRepeatable && idempotency ? { 'idempotency-key': idempotency.key } : {}),
    }
  }

  /** The app token of a site, requested once a day; without one, calls are sent without it. */
  private async tokenOf({ siteId, origin }: ServiceContext): Promise<TokenPair | undefined> {
    const known = this.tokens.get(siteId)
    if (known !== undefined && known.until > Date.now()) return known.pair
    const asked = { pair: this.askForToken(siteId, origin), until: Date.now() + tokenMs }
    this.tokens.set(siteId, asked)
    const pair = await asked.pair
    if (pair === undefined) asked.until = Date.now() + openMs
    return pair
  }

  private async askForToken(siteId: string, origin: string): Promise<TokenPair | undefined> {
    const { appId, appSecret } = this.config
    const input = { id: appId.replace('{site}', siteId), secret: appSecret(siteId), scopes: [] }
    try {
      const answer = await this.call(generateToken, { siteId, origin, caller: null }, { input })
      const body: unknown = JSON.parse(Buffer.from(await readBounded(answer.body)).toString('utf8'))
      const { token, code } = generateToken.output.parse((body as { data: unknown }).data)
      return token === null || code === null ? undefined : { token, code }
    } catch {
      return undefined
    }
  }
}

/** Whether a value of the path would be read as a parent folder: no encoding of an address prevents that. */
export const leadsAway = ({ path }: Endpoint, input: object): boolean =>
  Object.entries(input).some(
    ([name, value]) => pathNames(path).includes(name) && /^[.]{1,2}$/.test(String(value)),
  )

const onlyNamed = ({ path }: Endpoint, input: object) =>
  Object.fromEntries(Object.entries(input).filter(([name]) => pathNames(path).includes(name)))
const withoutNamed = ({ path }: Endpoint, input: object) =>
  Object.fromEntries(Object.entries(input).filter(([name]) => !pathNames(path).includes(name)))

/**
 * The header with the address that a call is made for. An IPv6 network is sent as its first address, which
 * identifies the same network.
 */
export const forwardedFor = (address: string | undefined): Record<string, string> =>
  address === undefined ? {} : { 'x-forwarded-for': address.replace(/\/64$/, '') }

/** The answer with its body in memory: one that breaks off counts as an outage, too. */
async function readWhole(answer: OutboundAnswer): Promise<OutboundAnswer> {
  const bytes = await readBounded(answer.body)
  return { ...answer, body: inOne(bytes) }
}

async function* inOne(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

async function outage({ status, headers, body }: OutboundAnswer): Promise<ServiceError> {
  await readBounded(body).catch(() => undefined)
  const isDown = status === 503
  return new ServiceError(isDown ? 503 : 502, 'The service could not answer.', {
    retryAfter: isDown ? retryAfterOf(headers) : undefined,
  })
}
