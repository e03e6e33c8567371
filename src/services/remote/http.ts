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
import { type Endpoint, callPath, pathNames } from '#schemas/endpoint.ts'
import { generateToken } from '#schemas/services/authorizer.ts'
import type { OutboundAnswer, OutboundRequest, Send } from '../outbound.ts'
import { readBounded } from '../outbound.ts'
import { Refused } from '../refused.ts'
import type { ServiceContext } from '../service.ts'
import { appTokenFor, type TokenPair } from './app-token.ts'
import { baseFor, type RemoteConfig } from './config.ts'

const openMs = 10_000
const tokenMs = 22 * 60 * 60 * 1000

/** Only what says nothing about the call itself: another try may be answered. */
const isOutage = handleWhen((error) => error instanceof Refused && error.status >= 502)

/**
 * Carries calls to an operator's hosts: an app token on each, a deadline, two more tries for reads, and a
 * breaker for each host that refuses at once while the host is down.
 */
export class RemoteHttp {
  private readonly breakers = new Map<string, CircuitBreakerPolicy>()
  private readonly tokens = new Map<string, { pair: TokenPair | undefined; until: number }>()
  private readonly send: Send
  readonly config: RemoteConfig

  constructor(config: RemoteConfig, send: Send) {
    this.config = config
    this.send = send
  }

  /** One call to an endpoint; the answer's body is still to be read. */
  async call(
    endpoint: Endpoint,
    ctx: ServiceContext,
    input: object,
    given: OutboundRequest = {},
  ): Promise<OutboundAnswer> {
    const base = baseFor(this.config.bases, endpoint.host, ctx.siteId)
    const isRead = endpoint.method === 'GET'
    const path = callPath(
      endpoint.path,
      isRead || endpoint.takes ? input : onlyNamed(endpoint, input),
    )
    const ask = async () => {
      const request: OutboundRequest = {
        method: endpoint.method,
        deadlineMs: this.config.deadlineMs,
        signal: ctx.signal,
        ...(isRead || endpoint.takes
          ? {}
          : { body: JSON.stringify(withoutNamed(endpoint, input)) }),
        ...given,
        headers: { ...(await this.headers(endpoint, ctx)), ...given.headers },
      }
      const answer = await this.send(`${base}/${path}`, request)
      if (answer.status < 500) return answer
      throw await outage(answer)
    }
    return this.guarded(base, isRead, ask)
  }

  /** Sends what is no call of the contract. */
  async sendRaw(url: string, request: OutboundRequest): Promise<OutboundAnswer> {
    const answer = await this.send(url, request)
    if (answer.status >= 502) throw await outage(answer)
    return answer
  }

  /** Runs behind the breaker of a base address. */
  async guarded<T>(base: string, isRead: boolean, work: () => Promise<T>): Promise<T> {
    try {
      return await this.policyFor(base, isRead).execute(work)
    } catch (error) {
      if (!(error instanceof BrokenCircuitError)) throw error
      const details = { retryAfter: openMs / 1000, cause: error }
      throw new Refused(503, 'The service is down. Try again in a moment.', details)
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
    const { caller, address, ifMatch, siteId } = ctx
    const bearer = caller?.bearer ?? ctx.assistantToken
    const pair = endpoint === generateToken ? undefined : await this.tokenOf(ctx)
    return {
      accept: 'application/json',
      ...(endpoint.method === 'GET' || endpoint.takes
        ? {}
        : { 'content-type': 'application/json' }),
      lmsId: siteId,
      ...(endpoint.host === 'auth' ? { 'X-App-Authorization': siteId } : {}),
      ...(pair === undefined ? {} : { AppToken: appTokenFor(pair, endpoint.path) }),
      ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
      ...(address === undefined ? {} : { 'x-forwarded-for': address }),
      ...(ifMatch === undefined ? {} : { 'if-match': ifMatch }),
    }
  }

  /** The app token of a site, asked for once a day; without one, calls go without. */
  private async tokenOf({ siteId, origin }: ServiceContext): Promise<TokenPair | undefined> {
    const known = this.tokens.get(siteId)
    if (known !== undefined && known.until > Date.now()) return known.pair
    const pair = await this.askForToken(siteId, origin)
    this.tokens.set(siteId, { pair, until: Date.now() + (pair === undefined ? openMs : tokenMs) })
    return pair
  }

  private async askForToken(siteId: string, origin: string): Promise<TokenPair | undefined> {
    const { appId, appSecret } = this.config
    const input = { id: appId.replace('{site}', siteId), secret: appSecret(siteId), scopes: [] }
    try {
      const answer = await this.call(generateToken, { siteId, origin, caller: null }, input)
      const body: unknown = JSON.parse(Buffer.from(await readBounded(answer.body)).toString('utf8'))
      const { token, code } = generateToken.output.parse((body as { data: unknown }).data)
      return token === null || code === null ? undefined : { token, code }
    } catch {
      return undefined
    }
  }
}

const onlyNamed = ({ path }: Endpoint, input: object) =>
  Object.fromEntries(Object.entries(input).filter(([name]) => pathNames(path).includes(name)))
const withoutNamed = ({ path }: Endpoint, input: object) =>
  Object.fromEntries(Object.entries(input).filter(([name]) => !pathNames(path).includes(name)))

async function outage(answer: OutboundAnswer): Promise<Refused> {
  await readBounded(answer.body).catch(() => undefined)
  const retryAfter = Number(answer.headers.get('retry-after') ?? Number.NaN)
  return new Refused(answer.status === 503 ? 503 : 502, 'The service could not answer.', {
    retryAfter: Number.isFinite(retryAfter) ? retryAfter : undefined,
  })
}
