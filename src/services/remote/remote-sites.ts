import { readAppSettings } from '#schemas/services/cms.ts'
import type { Calls } from '../calls.ts'
import { etagOf } from '../etag.ts'
import { ServiceError } from '../service-error.ts'
import type { Change, HostClaim, SiteRow, Sites, SiteUsage } from '../sites.ts'
import type { RemoteConfig } from './remote-config.ts'

interface Options {
  config: Pick<RemoteConfig, 'sites' | 'settingsMs'>
  calls: Pick<Calls, 'serve'>
  log(line: string): void
}

/** The sites whose settings an operator's host stores. They are read again at an interval. */
export class RemoteSites implements Sites {
  private readonly options: Options
  private readonly listeners = new Set<(change: Change) => void>()
  private readonly rows = new Map<string, SiteRow>()
  private etag = ''
  private readonly timer: NodeJS.Timeout

  constructor(options: Options) {
    this.options = options
    this.timer = setInterval(() => void this.refresh(), options.config.settingsMs)
    this.timer.unref()
  }

  /** The sites that the configuration names, each with the settings of the last read that succeeded. */
  async read(): Promise<SiteRow[]> {
    const { config, calls, log } = this.options
    for (const id of config.sites) {
      const ctx = { siteId: id, origin: '', caller: null }
      const read = await calls.serve(readAppSettings, ctx, {}).catch((error: unknown) => {
        log(`settings-load: the settings of ${id} could not be read: ${String(error)}`)
        return undefined
      })
      if (read === undefined) continue
      this.rows.delete(id)
      if (read === null) continue
      const { layout = id, ...settings } = readAppSettings.output.parse(read)
      this.rows.set(id, { id, layout, hosts: [], settings })
    }
    const rows = config.sites.flatMap((id) => this.rows.get(id) ?? [])
    this.etag = etagOf(rows)
    return rows
  }

  /** As it was last read. */
  async find(siteId: string): ReturnType<Sites['find']> {
    const { config } = this.options
    return { row: config.sites.includes(siteId) ? this.rows.get(siteId) : undefined, claims: [] }
  }

  async save(): Promise<void> {
    throw keptThere()
  }

  async remove(): Promise<void> {
    throw keptThere()
  }

  async usage(): Promise<SiteUsage> {
    throw keptThere()
  }

  /** None: without a database a host goes to the first layout that names it. */
  async claims(): Promise<HostClaim[]> {
    return []
  }

  async changeClaims(): Promise<void> {}

  async seed(): Promise<'filled'> {
    return 'filled'
  }

  async seeded(): Promise<string[]> {
    return this.options.config.sites.slice()
  }

  onChange(listener: (change: Change) => void): () => void {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  setBranding(): void {}

  setForms(): void {}

  /** Reports entities of a site as changed. */
  announce(siteId: string, entities: readonly Change['entity'][]): void {
    for (const entity of entities)
      for (const listener of this.listeners) listener({ siteId, entity })
  }

  close(): void {
    clearInterval(this.timer)
  }

  private async refresh(): Promise<void> {
    const before = this.etag
    const rows = await this.read()
    if (this.etag !== before) for (const { id } of rows) this.announce(id, ['site'])
  }
}

const keptThere = () =>
  new ServiceError(409, 'Sites are kept by the remote services. Change them there.')
