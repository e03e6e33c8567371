import type { Endpoint } from '#schemas/endpoint.ts'
import { generateToken, readVersion, validateToken } from '#schemas/services/authorizer.ts'
import { requireAccess } from '../access.ts'
import type { Calls, ServiceContext, Upload } from '../calls.ts'
import { MemoryRateLimit } from '../memory-rate-limit.ts'
import type { RestAnswer, RestRequest } from '../rest-exchange.ts'
import { ServiceError } from '../service-error.ts'
import { forwardRest } from './forward-rest.ts'
import { reportNextDate } from './next-date.ts'
import { multipart } from './multipart.ts'
import { readAnswer, readLines } from './read-answer.ts'
import { leadsAway, type RemoteHttp } from './remote-http.ts'

/** Endpoints about our own server, which no operator's host answers. */
const ours: readonly Endpoint[] = [generateToken, readVersion, validateToken]

interface Reports {
  log(line: string): void
  /** Called after a call that may have changed these entities of a site. */
  changed(siteId: string, entities: Endpoint['entities']): void
}

/** The calls of an operator's hosts. */
export class RemoteCalls implements Calls {
  private readonly http: RemoteHttp
  private readonly reports: Reports
  private readonly attempts = new MemoryRateLimit()

  constructor(http: RemoteHttp, reports: Reports) {
    this.http = http
    this.reports = reports
  }

  serves(endpoint: Endpoint): boolean {
    return endpoint.host !== 'rest' && !ours.includes(endpoint)
  }

  async serve(endpoint: Endpoint, ctx: ServiceContext, input: unknown): Promise<unknown> {
    requireAccess(endpoint, ctx.caller)
    if (leadsAway(endpoint, input as object)) return null
    const data = await this.http.call(endpoint, ctx, {
      input: input as object,
      begins: endpoint.answers === 'file',
      read: (answer) => readAnswer(endpoint, answer, this.reports.log),
    })
    reportNextDate(data, ctx)
    if (endpoint.method !== 'GET') this.reports.changed(ctx.siteId, endpoint.entities)
    return data
  }

  async receive(
    endpoint: Endpoint,
    ctx: ServiceContext,
    { file, input }: Upload,
  ): Promise<unknown> {
    requireAccess(endpoint, ctx.caller)
    const { headers, body } = multipart(file)
    return this.http.call(endpoint, ctx, {
      input: input as object,
      headers,
      body,
      deadlineMs: 60_000,
      read: (answer) => readAnswer(endpoint, answer, this.reports.log),
    })
  }

  async *stream(endpoint: Endpoint, ctx: ServiceContext, input: unknown): AsyncIterable<unknown> {
    requireAccess(endpoint, ctx.caller)
    const answer = await this.http.call(endpoint, ctx, {
      input: input as object,
      deadlineMs: 10_000,
      begins: true,
      read: (begun) => Promise.resolve(begun),
    })
    if (answer.status !== 200) {
      await readAnswer(endpoint, answer, this.reports.log)
      throw new ServiceError(502, 'Response stream error')
    }
    yield* readLines(endpoint, answer, this.reports.log)
  }

  rest(ctx: ServiceContext, request: RestRequest): Promise<RestAnswer> {
    return forwardRest(this.http, ctx, request)
  }

  async throttle(...[siteId, key, limit]: Parameters<Calls['throttle']>) {
    return this.attempts.count(`${siteId} ${key}`, limit)
  }
}
