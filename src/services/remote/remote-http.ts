import { type Endpoint, callPath, isReading, pathNames } from '#schemas/endpoint.ts'
import { generateToken } from '#schemas/services/authorizer.ts'
import type { OutboundAnswer, OutboundRequest, Send } from '../outbound.ts'
import { readBounded } from '../outbound.ts'
import { ServiceError } from '../service-error.ts'
import type { ServiceContext } from '../calls.ts'
import { appTokenFor, type TokenPair } from './create-app-token.ts'
import { HostBreakers, openMs } from './host-breakers.ts'
import { baseFor, type RemoteConfig } from './remote-config.ts'
import { retryAfterOf } from './retry-after.ts'

const tokenMs = 22 * 60 * 60 * 1000

interface KnownToken {
  pair: Promise<TokenPair | undefined>
  until: number
}

interface RemoteRequest<T> extends OutboundRequest {
  input: object
  /** Reads the answer; one that it throws ServiceError 502 for counts as an outage. */
  read(answer: OutboundAnswer): Promise<T>
  /** Whether the answer is a stream, which is not read to its end here. */
  begins?: boolean
}

interface Sending {
  endpoint: Endpoint
  ctx: ServiceContext
  base: string
  request: Omit<RemoteRequest<unknown>, 'read'>
}

/** How much of the time of a call the request for an app token may take: without one the call is sent, too. */
const shareOfToken = 0.2

/** An attempt whose app token the host no longer takes; it has not processed the call. */
const staleToken = Symbol('stale token')

/**
 * Sends calls to an operator's hosts: an app token on each, a deadline for the call in all, two retries for reads, and
 * a circuit breaker for each host that refuses at once while the host is down.
 */
export class RemoteHttp {
  readonly breakers = new HostBreakers()
  private readonly tokens = new Map<string, KnownToken>()
  /** How far the clock of the hosts is ahead of ours, in milliseconds. */
  private ahead = 0
  private readonly send: Send
  readonly config: RemoteConfig

  constructor(config: RemoteConfig, send: Send) {
    this.config = config
    this.send = send
  }

  /**
   * Sends one call to an endpoint and reads its answer, which has arrived whole unless it `begins` a stream.
   */
  async call<T>(endpoint: Endpoint, ctx: ServiceContext, request: RemoteRequest<T>): Promise<T> {
    const base = baseFor(this.config.bases, endpoint.host, ctx.siteId)
    // Visitors are throttled one by one; a call of our own server speaks for all of them.
    const isOurs = isReading(endpoint) && ctx.caller === null && ctx.address === undefined
    if (isOurs) this.breakers.requireNoPause(base)
    const { read, ...sent } = request
    const ask = (isLast: boolean) => async (leftMs: number) => {
      const { answer, used } = await this.attempt({ endpoint, ctx, base, request: sent }, leftMs)
      if (answer.status === 429 && isOurs) this.breakers.pause(base, retryAfterOf(answer.headers))
      const isStale = !isLast && this.forgetStale(answer, ctx.siteId, used)
      // The body of an upload cannot be sent twice.
      return isStale && !endpoint.takes ? staleToken : read(answer)
    }
    const { deadlineMs = this.config.deadlineMs } = request
    const until = Date.now() + deadlineMs
    const isRead = isReading(endpoint)
    const first = await this.breakers.run({ base, isRead, totalMs: deadlineMs }, ask(false))
    if (first !== staleToken) return first
    const second = await this.breakers.run({ base, isRead, totalMs: until - Date.now() }, ask(true))
    if (second === staleToken) throw new Error('The last attempt is never stale.')
    return second
  }

  /** One attempt, and the app token that it was made with. Throws ServiceError 502, 503 or 504 when there is no answer. */
  private async attempt(
    { endpoint, ctx, base, request }: Sending,
    leftMs: number,
  ): Promise<{ answer: OutboundAnswer; used: KnownToken | undefined }> {
    const { input, begins = false, deadlineMs: _, ...options } = request
    const until = Date.now() + leftMs
    const isInAddress = endpoint.method === 'GET' || endpoint.takes
    const path = callPath(endpoint.path, isInAddress ? input : onlyNamed(endpoint, input))
    const headers = await this.headers(endpoint, ctx)
    const used = this.tokens.get(ctx.siteId)
    const answer = await this.send(`${base}/${path}`, {
      method: endpoint.method,
      isWhole: !begins,
      signal: ctx.signal,
      ...(isInAddress ? {} : { body: JSON.stringify(withoutNamed(endpoint, input)) }),
      ...options,
      deadlineMs: Math.max(1, until - Date.now()),
      headers: { ...headers, ...options.headers },
    })
    if (answer.status >= 500 && answer.status !== 507) throw await outage(answer)
    return { answer: begins && answer.status < 300 ? answer : await readWhole(answer), used }
  }

  /** Whether the host refuses the app token; it is forgotten then, and our clock is set by that of the host. */
  private forgetStale(
    { status, headers }: OutboundAnswer,
    siteId: string,
    used: KnownToken | undefined,
  ): boolean {
    const serverTime = headers.get('x-server-time')
    if (status !== 401 || serverTime === null) return false
    if (/^\d{13}$/.test(serverTime)) this.ahead = Number(serverTime) - Date.now()
    if (this.tokens.get(siteId) === used) this.tokens.delete(siteId)
    return true
  }

  /** Sends a request that is not an endpoint's. */
  async sendRaw(url: string, request: OutboundRequest): Promise<OutboundAnswer> {
    const answer = await this.send(url, request)
    if (answer.status >= 502) throw await outage(answer)
    return request.isWhole ? readWhole(answer) : answer
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
      lmsId: this.appId(siteId),
      ...(endpoint.host === 'auth' ? { 'X-App-Authorization': this.appId(siteId) } : {}),
      ...(endpoint.host === 'rest' ? { apikey: this.config.appSecret(siteId) } : {}),
      ...(pair === undefined
        ? {}
        : { AppToken: appTokenFor(pair, endpoint.path, Date.now() + this.ahead) }),
      ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
      ...forwardedFor(address),
      ...(ifMatch === undefined ? {} : { 'if-match': ifMatch }),
      ...(endpoint.isRepeatable && idempotency ? { 'idempotency-key': idempotency.key } : {}),
    }
  }

  /** The id of a site over there. */
  private appId(siteId: string): string {
    return this.config.appId.replaceAll('{site}', siteId)
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
    const { appSecret, deadlineMs } = this.config
    const input = { id: this.appId(siteId), secret: appSecret(siteId), scopes: [] }
    const ctx = { siteId, origin, caller: null }
    try {
      return await this.call(generateToken, ctx, {
        input,
        deadlineMs: deadlineMs * shareOfToken,
        read: toPair,
      })
    } catch {
      return undefined
    }
  }
}

async function toPair(answer: OutboundAnswer): Promise<TokenPair | undefined> {
  const body: unknown = JSON.parse(Buffer.from(await readBounded(answer.body)).toString('utf8'))
  const { token, code } = generateToken.output.parse((body as { data: unknown }).data)
  return token === null || code === null ? undefined : { token, code }
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
