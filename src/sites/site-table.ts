import { isDeepStrictEqual } from 'node:util'
import { LRUCache } from 'lru-cache'
import { isLoopback, isPrivateAddress, privateNetwork } from '#schemas/local-host.ts'
import { LocalText } from '#schemas/text.ts'
import type { LayoutList } from '#src/manifest/compile/layout-head.ts'
import type { SiteRow } from '#src/services/sites.ts'
import { askedSite, fallbackOf, type AskedSite } from './asked-site.ts'
import { claimChanges, type Claim } from './host-claims.ts'
import { HostTable } from './host-table.ts'
import { isInMaintenance } from './settings-of.ts'
import { toSite } from './to-site.ts'
import type { Site, SiteEntry, Sites } from './sites.ts'

export interface SiteTableOptions {
  layouts: LayoutList
  /** Do localhost and `<layout>.localhost` answer? */
  hasLocalHosts: boolean
  /** The origin of a site that names no host of its own. */
  localOrigin(id: string): string
  reportConflict(host: string, owner: string, other: string): void
  /** What every site has in place of its own settings. */
  adjustSettings?: Parameters<typeof toSite>[1]['adjustSettings']
}

const localSuffix = '.localhost'

/** The most sites in memory, no more than layouts are: each holds its layout, and caches hold what was drawn of it. */
const mostMade = 500

/** The sites of layouts and of rows. A change of one costs nothing to the others, which stay the same objects. */
export class SiteTable implements Sites {
  private readonly options: SiteTableOptions
  private readonly rows = new Map<string, SiteRow>()
  private readonly asked = new Map<string, AskedSite>()
  private readonly hosts = new HostTable()
  private readonly made = new LRUCache<string, Site>({ max: mostMade })
  private readonly maintenance = new WeakMap<AskedSite, boolean>()
  private fallback: string | undefined

  constructor(options: SiteTableOptions) {
    this.options = options
    this.fallback = fallbackOf(options.layouts)
  }

  findByHost(host: string): Site | undefined {
    const { hasLocalHosts } = this.options
    if (!hasLocalHosts && isLoopback(host)) return undefined
    // Before the hosts that sites ask for: no site can take the local name of another.
    if (host.endsWith(localSuffix))
      return hasLocalHosts ? this.findById(host.slice(0, -localSuffix.length)) : undefined
    const id = this.hosts.siteAt(host) ?? this.siteOfNetwork(host)
    return id === undefined ? undefined : this.findById(id)
  }

  findById(id: string): Site | undefined {
    const known = this.made.get(id)
    if (known !== undefined) return known
    const asked = this.asked.get(id)
    const hasHost = (host: string) => this.hosts.ownerOf(host) === id
    const site = asked && toSite(asked, { ...this.options, hasHost })
    if (site !== undefined) this.made.set(id, site)
    return site
  }

  list(): SiteEntry[] {
    const isMaintenance = this.isMaintenance.bind(this)
    return [...this.asked.values()].map((site) => {
      const { id, hosts, layout, wantedLayout, title, saved } = site
      return {
        id,
        layout,
        wantedLayout,
        hosts: hosts.filter((host) => this.hosts.ownerOf(host) === id),
        lostHosts: hosts.filter((host) => this.hosts.ownerOf(host) !== id),
        title: titleIn(saved) ?? title ?? id,
        // Read where it is asked for: a start, which lists every site, does not ask.
        get isMaintenance() {
          return isMaintenance(site)
        },
      }
    })
  }

  all(): Site[] {
    return [...this.asked.keys()].flatMap((id) => this.findById(id) ?? [])
  }

  /** What a site asks for, when there is one of this id. */
  hostsAskedBy(id: string): readonly string[] {
    return this.asked.get(id)?.hosts ?? []
  }

  /** The hosts that a site has claimed, also those that it does not ask for. */
  hostsClaimedBy(id: string): string[] {
    return [...this.hosts.claimedBySite(id)]
  }

  /** Takes all that is stored; what is as before changes nothing. */
  setAll({ rows, claims }: { rows: readonly SiteRow[]; claims: readonly Claim[] }): void {
    const next = new Map(rows.map((row) => [row.id, row]))
    const gone = [...this.rows.keys()].filter((id) => !next.has(id))
    for (const id of gone) this.rows.delete(id)
    for (const [id, row] of next) this.rows.set(id, row)
    for (const site of this.hosts.setAll(claims)) this.made.delete(site)
    const folders = [...this.options.layouts.heads()].map(({ name }) => name)
    this.review([...folders, ...next.keys(), ...gone])
  }

  /**
   * Takes what is stored of one site; `claims` are all that it has, and those of the hosts that it asks for. Returns the
   * sites for whose hosts that matters.
   */
  setOne(id: string, row: SiteRow | undefined, claims: readonly Claim[]): Set<string> {
    if (row === undefined) this.rows.delete(id)
    else this.rows.set(id, row)
    this.review([id])
    return this.setClaims(id, claims)
  }

  /** Takes the claims of a site and of the hosts that it asks for. Returns the sites for whose hosts that matters. */
  setClaims(id: string, claims: readonly Claim[]): Set<string> {
    const moved = this.hosts.setClaims(id, this.hostsAskedBy(id), claims)
    for (const site of moved) this.made.delete(site)
    return moved.add(id)
  }

  /** Looks at the sites of these layouts again, which came, went or were changed. */
  layoutsChanged(names: readonly string[]): string[] {
    const changed = new Set(names)
    const made = [...this.made.values()]
    for (const { id, layout } of made)
      if (changed.has(layout.name) || changed.has(id)) this.made.delete(id)
    const before = this.fallback
    this.fallback = fallbackOf(this.options.layouts)
    const isOther = before !== this.fallback
    const rows = [...this.rows.values()].filter(
      ({ id, layout }) =>
        isOther || changed.has(layout) || changed.has(this.asked.get(id)?.layout ?? ''),
    )
    return this.review([...names, ...rows.map(({ id }) => id)])
  }

  /** What these sites and those that want one of their hosts must claim, and with `releases` give up; all by default. */
  claimChanges(options: { releases: boolean }, ids?: Iterable<string>) {
    // Of several that want a host, the first is the one that all nodes take for the first.
    const all = [...this.asked.values()]
    const wanting = ids && this.wantingHostsOf(ids)
    const asked = wanting === undefined ? all : all.filter(({ id }) => wanting.has(id))
    const ordered = [...asked.filter(isOfFolder), ...asked.filter((site) => !isOfFolder(site))]
    const claims = ids === undefined ? this.hosts.claims() : this.hosts.claimsAbout(ordered)
    return claimChanges(ordered, claims, options)
  }

  /** Reports the hosts that these sites, or all, ask for and another one has. */
  reportConflicts(ids?: Iterable<string>): void {
    const hosts = ids && new Set([...ids].flatMap((id) => this.hostsAskedBy(id)))
    for (const host of hosts ?? this.hosts.askedHosts()) {
      const owner = this.hosts.ownerOf(host) ?? ''
      for (const other of this.hosts.askersOf(host))
        if (other !== owner) this.options.reportConflict(host, owner, other)
    }
  }

  /** Found once for each version of a site, since its saved settings are read for it. */
  private isMaintenance(site: AskedSite): boolean {
    const known = this.maintenance.get(site)
    if (known !== undefined) return known
    const found = isInMaintenance(site)
    this.maintenance.set(site, found)
    return found
  }

  /** These sites, and all that ask for a host which one of them has or asks for. */
  private wantingHostsOf(ids: Iterable<string>): Set<string> {
    const wanting = new Set<string>()
    for (const id of ids) {
      wanting.add(id)
      for (const host of this.hosts.about(id, this.hostsAskedBy(id)))
        for (const asker of this.hosts.askersOf(host)) wanting.add(asker)
    }
    return wanting
  }

  /** Sets the hosts that a site asks for. Others that ask for one of those which differ are made anew. */
  private askForHosts(
    id: string,
    before: AskedSite | undefined,
    next: AskedSite | undefined,
  ): void {
    const [had, has] = [before?.hosts ?? [], next?.hosts ?? []]
    const isOfFolder = next?.isOfFolder === true
    if (before?.isOfFolder === isOfFolder && had.join() === has.join()) return
    this.hosts.ask(id, has, isOfFolder)
    if (this.made.size === 0) return
    for (const host of had) for (const other of this.hosts.askersOf(host)) this.made.delete(other)
    for (const host of has) for (const other of this.hosts.askersOf(host)) this.made.delete(other)
  }

  private siteOfNetwork(host: string): string | undefined {
    return isPrivateAddress(host) ? this.hosts.siteAt(privateNetwork) : undefined
  }

  /** Reads again what these sites ask for. Returns those that ask for something else. */
  private review(ids: readonly string[]): string[] {
    const { layouts } = this.options
    const moved = ids.filter((id) => {
      const before = this.asked.get(id)
      const next = askedSite(layouts, { id, row: this.rows.get(id), fallback: this.fallback })
      if (before === next || (before !== undefined && isDeepStrictEqual(before, next))) return false
      if (next === undefined) this.asked.delete(id)
      else this.asked.set(id, next)
      this.made.delete(id)
      this.askForHosts(id, before, next)
      return true
    })
    return moved
  }
}

/** The title among settings that were saved. */
const titleIn = (saved: AskedSite['saved']): LocalText | undefined =>
  saved?.['title'] === undefined ? undefined : LocalText.safeParse(saved['title']).data

const isOfFolder = (site: AskedSite): boolean => site.isOfFolder
