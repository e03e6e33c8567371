import { Settings } from '#schemas/settings.ts'
import type { CompiledLayout } from '#src/manifest/compile/compiled.ts'
import type { SiteRow } from '#src/services/sites.ts'

/** What one host serves: a layout under settings of its own. */
export interface Site {
  id: string
  hosts: readonly string[]
  layout: CompiledLayout
  settings: Settings
  /** The beginning of every absolute address: `meta.url`, else https and the first host. */
  origin: string
  /** Changes with everything that its pages are rendered from, but for rows of data. */
  revision: string
}

/** Finds sites by host. */
export interface Sites {
  findByHost(host: string): Site | undefined
  all(): Site[]
}

interface SitesInput {
  layouts: readonly CompiledLayout[]
  rows: readonly SiteRow[]
  /** Do localhost and `<layout>.localhost` answer? */
  hasLocalHosts: boolean
  /** The origin of a site that names no host of its own. */
  localOrigin(id: string): string
  reportConflict(host: string, first: string, second: string): void
}

const loopback = new Set(['localhost', '127.0.0.1'])
const privateNetwork = '192.168.*'

/**
 * The sites of layouts and of the settings service, by host. The first claim to a host wins; a row with a layout's
 * own name holds what was saved over that layout's site.
 */
export function buildSites(input: SitesInput): Sites {
  const { reportConflict } = input
  const sites = [...sitesOfLayouts(input), ...sitesOfRows(input)]
  const byHost = new Map<string, Site>()
  for (const site of sites) {
    for (const host of site.hosts) {
      const claimed = byHost.get(host)
      if (claimed !== undefined && claimed !== site) reportConflict(host, claimed.id, site.id)
      else byHost.set(host, site)
    }
  }
  const bySite = new Map(sites.map((site) => [site.id, site]))
  return {
    all: () => sites,
    findByHost(host) {
      if (!input.hasLocalHosts && loopback.has(host)) return undefined
      const site = byHost.get(host)
      if (site !== undefined) return site
      if (/^192\.168\.\d{1,3}\.\d{1,3}$/.test(host)) return byHost.get(privateNetwork)
      return input.hasLocalHosts && host.endsWith('.localhost')
        ? bySite.get(host.slice(0, -'.localhost'.length))
        : undefined
    },
  }
}

function sitesOfLayouts(input: SitesInput): Site[] {
  const rowOf = new Map(input.rows.map((row) => [row.id, row]))
  return input.layouts.flatMap((layout) => {
    const own = layout.manifest.site
    if (own === undefined || layout.manifest.abstract) return []
    const row = rowOf.get(layout.name)
    const hosts = [...new Set([...own.hosts, ...(row?.hosts ?? [])])]
    return toSite({ id: layout.name, hosts, layout }, row?.settings, input)
  })
}

/** Rows of the settings service; one that names an unknown layout gets the fallback layout. */
function sitesOfRows(input: SitesInput): Site[] {
  const byName = new Map(input.layouts.map((layout) => [layout.name, layout]))
  const fallback = input.layouts.find(({ manifest }) => manifest.fallback)
  return input.rows.flatMap((row) => {
    const layout = byName.get(row.layout) ?? fallback
    if (layout === undefined || byName.get(row.id)?.manifest.site !== undefined) return []
    return toSite({ id: row.id, hosts: row.hosts, layout }, row.settings, input)
  })
}

function toSite(
  { id, hosts, layout }: Pick<Site, 'id' | 'hosts' | 'layout'>,
  saved: object | undefined,
  { localOrigin }: SitesInput,
): Site {
  const settings = settingsOf({ id, layout }, saved)
  const host = hosts.find((name) => name !== privateNetwork && !loopback.has(name))
  const origin = settings.meta.url || (host === undefined ? localOrigin(id) : `https://${host}`)
  const revision = `${layout.revision}.${fingerprint(JSON.stringify([settings, hosts]))}`
  return { id, hosts, layout, settings, origin, revision }
}

/** What was saved over the settings that the layout gives its own site; maintenance when they are wrong. */
export function settingsOf(
  { id, layout }: Pick<Site, 'id' | 'layout'>,
  saved: object | undefined,
): Settings {
  const own = id === layout.name ? layout.manifest.site?.settings : undefined
  const read = Settings.safeParse({ title: id, ...own, ...saved, layout: layout.name })
  return read.success ? read.data : Settings.parse({ title: id, layout: layout.name })
}

/** FNV-1a in hexadecimal: enough to distinguish one settings record from the next. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return (hash >>> 0).toString(16)
}
