import type { DetailedSite, ManagedSite } from '#schemas/services/site.ts'
import { inLocale } from '#src/render/seo.ts'
import { ServiceError } from '#src/services/service-error.ts'
import type { HostClaim, SiteRow } from '#src/services/sites.ts'
import { settingsOf } from '#src/sites/settings-of.ts'
import { folderOf } from '#src/sites/asked-site.ts'
import type { Site } from '#src/sites/sites.ts'
import type { SiteManagement } from './site-store.ts'

/** What is stored of the sites that are asked about. */
export interface Stored {
  rows: ReadonlyMap<string, SiteRow>
  claims: ReadonlyMap<string, HostClaim>
}

/** What is stored of one site, and of the hosts that it asks for besides these. */
export async function readStoredSite(
  { store, layouts }: Pick<SiteManagement, 'store' | 'layouts'>,
  id: string,
  hosts: readonly string[] = [],
): Promise<Stored> {
  const asked = [...(folderOf(layouts(), id)?.hosts ?? []), ...hosts]
  const { row, claims } = await store.find(id, asked)
  return {
    rows: new Map(row && [[id, row]]),
    claims: new Map(claims.map((claim) => [claim.host, claim])),
  }
}

/** The site of an id; throws ServiceError with 404. */
export function requireSite({ current }: Pick<SiteManagement, 'current'>, id: string): Site {
  const site = current().findById(id)
  if (site === undefined) throw noSite(id)
  return site
}

export const noSite = (id: string) => new ServiceError(404, `There is no site called ${id}.`)

/** A site in a list. */
export function describeSite(
  { layouts }: Pick<SiteManagement, 'layouts'>,
  site: Site,
  { rows, claims }: Stored,
): ManagedSite {
  const row = rows.get(site.id)
  const isOfLayout = folderOf(layouts(), site.id) !== undefined
  const [locale] = site.layout.locales
  const hosts = [...site.hosts, ...site.lostHosts].map((host) => {
    const claim = claims.get(host)
    const isOwn = claim?.siteId === site.id
    return {
      host,
      since: isOwn ? claim.since.toISOString() : null,
      owner: claim?.siteId ?? site.id,
    }
  })
  return {
    id: site.id,
    title: inLocale(site.settings.title, locale, locale),
    layout: site.layout.name,
    wantedLayout: row?.layout ?? site.layout.name,
    hosts,
    origin: site.origin,
    settingsFrom: row === undefined ? 'layout' : isOfLayout ? 'both' : 'database',
    isOfLayout,
    isMaintenance: site.settings.isMaintenance,
  }
}

/** A site with its settings as they are stored: those in memory may be older. */
export function detailSite(management: SiteManagement, site: Site, stored: Stored): DetailedSite {
  const settings = settingsOf(site, stored.rows.get(site.id)?.settings)
  return { ...describeSite(management, { ...site, settings }, stored), settings }
}
