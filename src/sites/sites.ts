import { isLoopback, isPrivateAddress, privateNetwork } from '#schemas/local-host.ts'
import type { Settings } from '#schemas/settings.ts'
import type { CompiledLayout } from '#src/manifest/compile/compiled.ts'
import type { SiteRow } from '#src/services/sites.ts'
import type { AskedHosts, HostOwners } from './host-claims.ts'
import { assetsIn, settingsOf } from './settings-of.ts'

/** What one host serves: a layout under settings of its own. */
export interface Site {
  id: string
  /** The hosts that it answers to, in order. */
  hosts: readonly string[]
  /** Hosts that it asks for and that belong to another site. */
  lostHosts: readonly string[]
  layout: CompiledLayout
  settings: Settings
  /** The settings in the `layout.json` of its own folder, under those that were saved. */
  defaults: object
  /** The beginning of addresses without a request: `meta.url`, else https and the first host. */
  origin: string
  /** Changes with everything that its pages are rendered from, but for rows of data. */
  revision: string
}

/** Finds sites by host. */
export interface Sites {
  findByHost(host: string): Site | undefined
  findById(id: string): Site | undefined
  all(): Site[]
}

/** What sites are made from: the folders of layouts, and the rows that were saved. */
interface SiteSources {
  layouts: readonly CompiledLayout[]
  rows: readonly SiteRow[]
}

interface SitesInput extends SiteSources {
  /** The owners of claimed hosts. A host without a claim goes to the first site that asks for it. */
  owners?: HostOwners
  /** Do localhost and `<layout>.localhost` answer? */
  hasLocalHosts: boolean
  /** The origin of a site that names no host of its own. */
  localOrigin(id: string): string
  reportConflict(host: string, owner: string, other: string): void
  /** What every site has in place of its own settings. */
  adjustSettings?(settings: Settings): Settings
}

interface AskedSite extends AskedHosts {
  layout: CompiledLayout
  defaults: object
  saved: object | undefined
}

/** Every site with the hosts that it asks for: those of layouts first, then those that only have a row. */
export const askedSites = (sources: SiteSources): AskedSite[] => [
  ...sitesOfLayouts(sources),
  ...sitesOfRows(sources),
]

/** The layout with a site of this id, which a row of that id belongs to. */
export const folderOf = (
  layouts: readonly CompiledLayout[],
  id: string,
): CompiledLayout | undefined => layouts.find((layout) => layout.name === id && hasSite(layout))

const hasSite = ({ manifest }: CompiledLayout): boolean =>
  manifest.site !== undefined && !manifest.abstract

/** The sites of layouts and of the settings service, by host. */
export function buildSites(input: SitesInput): Sites {
  const asked = askedSites(input)
  const owners = new Map(input.owners)
  for (const { id, hosts } of asked)
    for (const host of hosts) if (!owners.has(host)) owners.set(host, id)
  for (const { id, hosts } of asked) {
    for (const host of hosts) {
      const owner = owners.get(host) ?? id
      if (owner !== id) input.reportConflict(host, owner, id)
    }
  }
  const sites = asked.map((one) => toSite(one, owners, input))
  const byHost = new Map(sites.flatMap((site) => site.hosts.map((host) => [host, site] as const)))
  const bySite = new Map(sites.map((site) => [site.id, site]))
  return {
    all: () => sites,
    findById: (id) => bySite.get(id),
    findByHost(host) {
      if (!input.hasLocalHosts && isLoopback(host)) return undefined
      // Before the hosts that sites ask for: nobody can take the local name of another site.
      if (host.endsWith(localSuffix))
        return input.hasLocalHosts ? bySite.get(host.slice(0, -localSuffix.length)) : undefined
      return byHost.get(host) ?? (isPrivateAddress(host) ? byHost.get(privateNetwork) : undefined)
    },
  }
}

const localSuffix = '.localhost'

/** A row with a layout's own name holds what was saved over that layout's site. */
function sitesOfLayouts({ layouts, rows }: SiteSources): AskedSite[] {
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  const find = layoutFinder(layouts)
  return layouts.flatMap((folder) => {
    const own = folder.manifest.site
    if (own === undefined || folder.manifest.abstract) return []
    const row = rowOf.get(folder.name)
    const layout = row === undefined ? folder : (find(row.layout) ?? folder)
    const hosts = [...new Set([...own.hosts, ...(row?.hosts ?? [])])]
    const defaults = layout === folder ? own.settings : withoutAssets(own.settings)
    return { id: folder.name, hosts, layout, defaults, saved: row?.settings }
  })
}

/** Rows of the settings service; one that names an unknown layout gets the fallback layout. */
function sitesOfRows({ layouts, rows }: SiteSources): AskedSite[] {
  const find = layoutFinder(layouts)
  const folders = new Set(layouts.flatMap((layout) => (hasSite(layout) ? [layout.name] : [])))
  return rows.flatMap(({ id, hosts, layout: name, settings }) => {
    const layout = find(name)
    if (layout === undefined || folders.has(id)) return []
    return { id, hosts, layout, defaults: {}, saved: settings }
  })
}

/** Finds the layout of a name that a site can be drawn with, else the fallback. */
function layoutFinder(layouts: readonly CompiledLayout[]) {
  const byName = new Map(layouts.map((layout) => [layout.name, layout]))
  const fallback = layouts.find(({ manifest }) => manifest.fallback)
  return (name: string): CompiledLayout | undefined => {
    const layout = byName.get(name)
    return layout === undefined || layout.manifest.abstract ? fallback : layout
  }
}

/** Settings of a folder under another layout, without those that name a file: the other layout does not have it. */
function withoutAssets({ meta, ...others }: Settings): object {
  const whole = (settings: object) =>
    Object.fromEntries(
      Object.entries(settings).filter(([, setting]) => assetsIn(setting).length === 0),
    )
  return { ...whole(others), meta: whole(meta) }
}

function toSite(asked: AskedSite, owners: HostOwners, input: SitesInput): Site {
  const { id, layout, defaults, saved } = asked
  const hosts = asked.hosts.filter((host) => owners.get(host) === id)
  const lostHosts = asked.hosts.filter((host) => owners.get(host) !== id)
  const own = settingsOf({ id, hosts, layout, defaults }, saved)
  const settings = input.adjustSettings?.(own) ?? own
  const host = hosts.find((name) => name !== privateNetwork && !isLoopback(name))
  const origin =
    settings.meta.url || (host === undefined ? input.localOrigin(id) : `https://${host}`)
  const revision = `${layout.revision}.${fingerprint(JSON.stringify([settings, hosts]))}`
  return { id, hosts, lostHosts, layout, settings, defaults, origin, revision }
}

/** FNV-1a in hexadecimal: enough to distinguish one settings record from the next. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return (hash >>> 0).toString(16)
}
