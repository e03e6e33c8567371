import type { AskedHosts, Claim } from './host-claims.ts'

/** Who asks for each host, and who has claimed it. */
export class HostTable {
  /** For each host, the sites that ask for it, and whether each is the site of a layout's folder. */
  private readonly asking = new Map<string, Map<string, boolean>>()
  private readonly askedBy = new Map<string, readonly string[]>()
  private readonly claimed = new Map<string, string>()
  private readonly claimedBy = new Map<string, Set<string>>()

  /** The site that answers at a host: its owner, if that asks for it. */
  siteAt(host: string): string | undefined {
    const owner = this.ownerOf(host)
    return owner !== undefined && this.asking.get(host)?.has(owner) ? owner : undefined
  }

  /** Who has claimed a host; an unclaimed one goes to the first that asks for it, before others that of a folder. */
  ownerOf(host: string): string | undefined {
    const claimed = this.claimed.get(host)
    if (claimed !== undefined) return claimed
    let first: string | undefined
    for (const [id, isOfFolder] of this.asking.get(host) ?? []) {
      if (isOfFolder) return id
      first ??= id
    }
    return first
  }

  askersOf(host: string): Iterable<string> {
    return this.asking.get(host)?.keys() ?? []
  }

  /** The hosts that a site asks for or has claimed. */
  about(id: string, asked: readonly string[]): Set<string> {
    return new Set([...asked, ...(this.claimedBy.get(id) ?? [])])
  }

  /** The hosts that some site asks for. */
  askedHosts(): Iterable<string> {
    return this.asking.keys()
  }

  /** Every claim. */
  claims(): Claim[] {
    return [...this.claimed].map(([host, siteId]) => ({ host, siteId }))
  }

  claimedBySite(id: string): Iterable<string> {
    return this.claimedBy.get(id) ?? []
  }

  /** The claims of these sites, and of the hosts that they ask for. */
  claimsAbout(sites: readonly AskedHosts[]): Claim[] {
    const hosts = new Set(sites.flatMap((site) => [...this.about(site.id, site.hosts)]))
    return [...hosts].flatMap((host) => {
      const siteId = this.claimed.get(host)
      return siteId === undefined ? [] : [{ host, siteId }]
    })
  }

  /** Sets what a site asks for. */
  ask(id: string, hosts: readonly string[], isOfFolder: boolean): void {
    for (const host of this.askedBy.get(id) ?? []) {
      // A host that it still asks for keeps its place among those who do.
      if (hosts.includes(host)) continue
      const asking = this.asking.get(host)
      asking?.delete(id)
      if (asking?.size === 0) this.asking.delete(host)
    }
    for (const host of hosts) {
      const asking = this.asking.get(host)
      if (asking === undefined) this.asking.set(host, new Map([[id, isOfFolder]]))
      else asking.set(id, isOfFolder)
    }
    if (hosts.length === 0) this.askedBy.delete(id)
    else this.askedBy.set(id, hosts)
  }

  /** Sets all claims. Returns the sites that have other hosts than before. */
  setAll(claims: readonly Claim[]): Set<string> {
    const next = new Map(claims.map(({ host, siteId }) => [host, siteId]))
    const changed = [...new Set([...this.claimed.keys(), ...next.keys()])].filter(
      (host) => this.claimed.get(host) !== next.get(host),
    )
    return this.moved(changed, () => {
      for (const host of changed) this.claim(host, next.get(host))
    })
  }

  /** Sets the claims of a site and of the hosts that it asks for. Returns the sites that have other hosts than before. */
  setClaims(id: string, asked: readonly string[], claims: readonly Claim[]): Set<string> {
    const next = new Map(claims.map(({ host, siteId }) => [host, siteId]))
    const hosts = [...new Set([...this.about(id, asked), ...next.keys()])]
    return this.moved(hosts, () => {
      for (const host of hosts) this.claim(host, next.get(host))
    })
  }

  private claim(host: string, siteId: string | undefined): void {
    const before = this.claimed.get(host)
    if (before === siteId) return
    if (before !== undefined) {
      this.claimedBy.get(before)?.delete(host)
      if (this.claimedBy.get(before)?.size === 0) this.claimedBy.delete(before)
    }
    if (siteId === undefined) return void this.claimed.delete(host)
    this.claimed.set(host, siteId)
    this.claimedBy.set(siteId, (this.claimedBy.get(siteId) ?? new Set()).add(host))
  }

  /** The sites that ask for one of these hosts whose owner a change replaces. */
  private moved(hosts: readonly string[], change: () => void): Set<string> {
    const before = new Map(hosts.map((host) => [host, this.ownerOf(host)]))
    change()
    const moved = new Set<string>()
    for (const [host, owner] of before)
      if (owner !== this.ownerOf(host)) for (const id of this.askersOf(host)) moved.add(id)
    return moved
  }
}
