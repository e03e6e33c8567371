import type { Logger } from 'pino'
import type { LayoutList } from '#src/manifest/compile/layout-head.ts'
import type { Services } from '#src/services/service.ts'
import { folderOf } from '#src/sites/asked-site.ts'
import type { SiteTable } from '#src/sites/site-table.ts'

interface SiteUpdatesOptions {
  table: SiteTable
  layouts: LayoutList
  services: Pick<Services, 'sites' | 'state'>
  log: Logger
}

/** From how many changes at once all is read again, rather than site by site. */
const mostSingly = 50

/** Milliseconds after which what could not be read is tried again. */
const retryMs = 1000

/** Keeps a list of sites up to date, and claims the hosts that they ask for: one change after the other. */
export class SiteUpdates {
  private readonly options: SiteUpdatesOptions
  /** Sites whose stored row or hosts were changed, and are to be read. */
  private readonly changed = new Set<string>()
  /**
   * Hosts that a site gave up on another node, where its layout may be newer: they go to another site that asks for them,
   * and not to that one again before its layout is changed here.
   */
  private readonly givenUp = new Map<string, string>()
  private last: Promise<void> = Promise.resolve()

  constructor(options: SiteUpdatesOptions) {
    this.options = options
  }

  /** Reads all that is stored, and claims what every site asks for. */
  async readAll(): Promise<void> {
    await this.readStored()
    await this.claim({ releases: true })
  }

  /** Looks at the sites of these layouts again. */
  layoutsChanged(names: readonly string[]): void {
    const moved = this.options.table.layoutsChanged(names)
    for (const [host, id] of this.givenUp) if (names.includes(id)) this.givenUp.delete(host)
    this.next(() => this.claim({ releases: true }, [...names, ...moved]))
  }

  /** Reads a site again. */
  siteChanged(siteId: string): void {
    this.changed.add(siteId)
    this.next(() => this.readChanged())
  }

  /** Resolves when every change so far is in the list. */
  settled(): Promise<void> {
    return this.last
  }

  private next(work: () => Promise<void>): void {
    this.last = this.last
      .then(work)
      .catch((error: unknown) =>
        this.options.log.error({ err: error }, 'The list of sites could not be made'),
      )
  }

  private async readStored(): Promise<void> {
    const { table, services } = this.options
    const rows = await services.sites.read()
    table.setAll({ rows, claims: await services.sites.claims() })
  }

  private async readChanged(): Promise<void> {
    const ids = [...this.changed]
    this.changed.clear()
    if (ids.length === 0) return
    try {
      // What another node has claimed is not given up here: its layouts may be newer.
      if (ids.length > mostSingly) {
        await this.readStored()
        await this.claim({ releases: false })
      } else for (const id of ids) await this.readOne(id)
    } catch (error) {
      for (const id of ids) this.changed.add(id)
      setTimeout(() => this.next(() => this.readChanged()), retryMs).unref()
      throw error
    }
  }

  private async readOne(id: string): Promise<void> {
    const { table, layouts, services } = this.options
    const { row, claims } = await services.sites.find(id, folderOf(layouts, id)?.hosts)
    const had = table.hostsClaimedBy(id)
    const moved = table.setOne(id, row, claims)
    const has = table.hostsClaimedBy(id)
    for (const host of has) this.givenUp.delete(host)
    for (const host of had) if (!has.includes(host)) this.givenUp.set(host, id)
    await this.claim({ releases: false }, [...moved])
  }

  /** Claims what these sites ask for, or all, and reports the hosts that they do not get. */
  private async claim(how: { releases: boolean }, ids?: readonly string[]): Promise<void> {
    const { table, services } = this.options
    const wanted = services.state() === 'read-only' ? [] : table.claimChanges(how, ids)
    const changes = wanted
      .map(({ siteId, claim, release }) => ({
        siteId,
        claim: claim.filter((host) => this.givenUp.get(host) !== siteId),
        release,
      }))
      .filter(({ claim, release }) => claim.length + release.length > 0)
    for (const change of changes) await services.sites.changeClaims(change)
    if (changes.length > mostSingly) await this.readStored()
    else
      for (const { siteId } of changes) {
        const { claims } = await services.sites.find(siteId, table.hostsAskedBy(siteId))
        table.setClaims(siteId, claims)
      }
    table.reportConflicts(ids)
  }
}
