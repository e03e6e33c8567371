import type { Endpoint } from '#schemas/endpoint.ts'
import { readMe } from '#schemas/services/account.ts'
import { generateToken, readVersion, validateToken } from '#schemas/services/authorizer.ts'
import { readAppSettings } from '#schemas/services/cms.ts'
import { requireAccess } from '../access.ts'
import { etagOf } from '../etag.ts'
import type { Send } from '../outbound.ts'
import { ServiceError } from '../service-error.ts'
import type { RestAnswer, RestRequest } from '../rest-exchange.ts'
import type {
  Caller,
  Change,
  IncomingFile,
  ServiceContext,
  Services,
  SiteRow,
  StoredFile,
} from '../service.ts'
import { readAnswer, readLines } from './read-answer.ts'
import type { RemoteConfig } from './remote-config.ts'
import { leadsAway, RemoteHttp } from './remote-http.ts'
import { multipart } from './multipart.ts'
import { askRemoteRest } from './forward-rest.ts'
import { readRemoteFile } from './read-remote-file.ts'
import { Counters } from '../counters.ts'

const identityMs = 5000
/** What is about our own server, whoever has the data. */
const ours: readonly Endpoint[] = [generateToken, readVersion, validateToken]

type Log = (line: string) => void

/** The data services of an operator's hosts, behind the same functions as our own. */
export function openRemoteServices(config: RemoteConfig, send: Send, log: Log): Services {
  return new RemoteServices(config, send, log)
}

class RemoteServices implements Services {
  readonly name: string
  private readonly http: RemoteHttp
  private readonly log: Log
  private readonly counters = new Counters()
  private readonly known = new Map<string, { caller: Caller; until: number }>()
  private readonly listeners = new Set<(change: Change) => void>()
  private readonly rows = new Map<string, SiteRow>()
  private settings = ''
  private readonly timer: NodeJS.Timeout

  constructor(config: RemoteConfig, send: Send, log: Log) {
    this.name = `services at ${config.bases.services}`
    this.http = new RemoteHttp(config, send)
    this.log = log
    this.timer = setInterval(() => void this.lookAtSettings(), config.settingsMs)
    this.timer.unref()
  }

  serves = (endpoint: Endpoint): boolean => endpoint.host !== 'rest' && !ours.includes(endpoint)

  async serve(endpoint: Endpoint, ctx: ServiceContext, input: unknown): Promise<unknown> {
    requireAccess(endpoint, ctx.caller)
    if (leadsAway(endpoint, input as object)) return null
    const answer = await this.http.call(endpoint, ctx, input as object)
    const data = await readAnswer(endpoint, answer, this.log)
    if (endpoint.method !== 'GET') this.announce(ctx.siteId, endpoint.entities)
    return data
  }

  async receive(
    endpoint: Endpoint,
    ctx: ServiceContext,
    file: IncomingFile,
    input: unknown,
  ): Promise<unknown> {
    requireAccess(endpoint, ctx.caller)
    const { headers, body } = multipart(file)
    const answer = await this.http.call(endpoint, ctx, input as object, {
      headers,
      body,
      deadlineMs: 60_000,
    })
    return readAnswer(endpoint, answer, this.log)
  }

  readFile = (siteId: string, key: string): Promise<StoredFile | null> =>
    readRemoteFile(this.http, siteId, key)

  async *stream(endpoint: Endpoint, ctx: ServiceContext, input: unknown): AsyncIterable<unknown> {
    requireAccess(endpoint, ctx.caller)
    const answer = await this.http.call(endpoint, ctx, input as object, {
      deadlineMs: 10_000,
      begins: true,
    })
    if (answer.status !== 200) {
      await readAnswer(endpoint, answer, this.log)
      throw new ServiceError(502, 'Response stream error')
    }
    yield* readLines(endpoint, answer, this.log)
  }

  rest = (ctx: ServiceContext, request: RestRequest): Promise<RestAnswer> =>
    askRemoteRest(this.http, ctx, request)

  async identify(siteId: string, bearer: string): Promise<Caller | null> {
    const key = `${siteId} ${bearer}`
    const known = this.known.get(key)
    if (known !== undefined && known.until > Date.now()) return known.caller
    const ctx = { siteId, origin: '', caller: { userId: '', kind: 'student', bearer } } as const
    const me = await this.serve(readMe, ctx, {}).catch((error: unknown) => {
      if (error instanceof ServiceError && error.status === 401) return null
      throw error
    })
    if (me === null) return null
    const { id, kind } = readMe.output.parse(me)
    const caller = { userId: id, kind, bearer }
    if (this.known.size > 5000) this.known.clear()
    this.known.set(key, { caller, until: Date.now() + identityMs })
    return caller
  }

  throttle: Services['throttle'] = async (siteId, key, limit) =>
    this.counters.count(`${siteId} ${key}`, limit)

  readonly sandbox = null

  readonly accountSite = null

  setBranding(): void {}

  invite(): Promise<string> {
    throw new ServiceError(409, 'Accounts are kept by the remote services. Invite people there.')
  }

  onChange(listener: (change: Change) => void): () => void {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  /** The settings of the sites that are named in the configuration, as they were when they were last read. */
  async readSites(): Promise<SiteRow[]> {
    for (const id of this.http.config.sites) {
      const ctx = { siteId: id, origin: '', caller: null }
      const read = await this.serve(readAppSettings, ctx, {}).catch((error: unknown) => {
        this.log(`settings-load: the settings of ${id} could not be read: ${String(error)}`)
        return undefined
      })
      if (read === undefined) continue
      this.rows.delete(id)
      if (read === null) continue
      const { layout = id, ...settings } = readAppSettings.output.parse(read)
      this.rows.set(id, { id, layout, hosts: [], settings })
    }
    const rows = this.http.config.sites.flatMap((id) => this.rows.get(id) ?? [])
    this.settings = etagOf(rows)
    return rows
  }

  private async lookAtSettings(): Promise<void> {
    const before = this.settings
    const rows = await this.readSites()
    if (this.settings !== before) for (const { id } of rows) this.announce(id, ['site'])
  }

  saveSite(): Promise<void> {
    throw new ServiceError(409, 'Settings are kept by the remote services. Change them there.')
  }

  seed = async (): Promise<boolean> => false

  async close(): Promise<void> {
    clearInterval(this.timer)
  }

  private announce(siteId: string, entities: readonly Change['entity'][]): void {
    for (const entity of entities)
      for (const listener of this.listeners) listener({ siteId, entity })
  }
}
