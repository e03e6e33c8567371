import type { z } from 'zod'
import type { createSite, DetailedSite, updateSite } from '#schemas/services/site.ts'
import { etagOf } from '#src/services/etag.ts'
import { refuseField, ServiceError } from '#src/services/service-error.ts'
import type { SiteChange, SiteRow } from '#src/services/sites.ts'
import { folderOf } from '#src/sites/asked-site.ts'
import type { Site } from '#src/sites/sites.ts'
import { detailSite, noSite, readStoredSite, requireSite, type Stored } from './describe-site.ts'
import { requireHosts } from './require-hosts.ts'
import { requireLayout } from './require-layout.ts'
import { changedKeys, requireSettings } from './settings-rules.ts'
import type { SiteManagement } from './site-store.ts'

/** Who changes a site, and the version that it was read as; without one the newest is changed. */
export interface Manager {
  actorId: string | null
  ifMatch?: string | undefined
  /** Checks and stores nothing. */
  isDryRun?: boolean
}

/** Creates a site on a layout, and claims its hosts. Throws ServiceError for what no site can be. */
export async function addSite(
  management: SiteManagement,
  { id, layout, hosts, settings, restore }: z.output<typeof createSite.input>,
  { actorId, isDryRun = false }: Manager,
): Promise<SiteRow> {
  const layouts = management.layouts()
  const stored = await readStoredSite(management, id, hosts)
  if (stored.rows.has(id) || layouts.head(id) !== undefined) {
    const message = `There is a site or a layout called ${id} already.`
    throw new ServiceError(409, message, { fields: [{ field: 'id', message }] })
  }
  const own = requireHosts(management, stored, { id, hosts })
  const source = { id, hosts: own, layout: requireLayout(layouts, layout) }
  const saved = requireSettings(source, merge({ title: id }, settings), 'settings.')
  const row = { id, layout, hosts: own, settings: saved }
  const event = restore ? 'restored' : 'created'
  const change: SiteChange = { event, actorId, fields: ['layout', 'hosts', 'settings'] }
  if (!isDryRun) await management.store.save(row, { was: null, change })
  return row
}

/** Changes the hosts, the layout and the settings of a site. Throws ServiceError for what no site can be. */
export async function changeSite(
  management: SiteManagement,
  { id, layout: name, hosts, settings: changes }: z.output<typeof updateSite.input>,
  { actorId, ifMatch, isDryRun = false }: Manager,
): Promise<SiteRow> {
  const layouts = management.layouts()
  const stored = await readStoredSite(management, id, hosts)
  const site = requireSite(management, id)
  const now = detailSite(management, site, stored)
  requireVersion(now, ifMatch)
  const was = stored.rows.get(id)
  const layout = name === undefined ? site.layout : requireLayout(layouts, name)
  const own = hosts && requireHosts(management, stored, { id, hosts })
  const source = {
    id,
    layout,
    hosts: hosts === undefined ? site.hosts : [...hosts, ...(own ?? [])],
  }
  const { layout: before, ...current } = now.settings
  const settings = requireSettings(source, merge(current, changes), 'settings.')
  const row = {
    id,
    layout: name ?? was?.layout ?? layout.name,
    hosts: own ?? was?.hosts ?? [],
    settings,
  }
  const fields = [
    ...changedKeys(current, settings).map((key) => `settings.${key}`),
    ...changedKeys(
      { layout: before, hosts: was?.hosts ?? [] },
      { layout: row.layout, hosts: row.hosts },
    ),
  ]
  const change: SiteChange = { event: 'updated', actorId, fields }
  if (!isDryRun) await management.store.save(row, { was: was ?? null, change })
  return row
}

/** Ends a site and returns the hosts that it gave up. Throws ServiceError for the site of a layout's folder. */
export async function endSite(
  management: SiteManagement,
  id: string,
  { actorId, ifMatch, isDryRun = false }: Manager,
): Promise<string[]> {
  const stored = await readStoredSite(management, id)
  if (folderOf(management.layouts(), id) !== undefined) throw ofFolder(id)
  const served = management.current().findById(id)
  if (served !== undefined) requireVersion(detailSite(management, served, stored), ifMatch)
  const released = [...stored.claims.values()].flatMap(({ host, siteId }) =>
    siteId === id ? [host] : [],
  )
  // The folder of a layout that is gone leaves hosts behind, or a row.
  if (served === undefined && released.length === 0 && !stored.rows.has(id)) throw noSite(id)
  const change: SiteChange = { event: 'removed', actorId, fields: [] }
  const was = stored.rows.get(id) ?? null
  if (!isDryRun) await management.store.remove(id, { was, change })
  return released
}

/** Settings with changes over them; null takes one out. Throws ServiceError for the layout, which is none of them. */
function merge(settings: object, changes: Record<string, unknown>): object {
  if ('layout' in changes)
    throw refuseField('settings.layout', 'Write the layout beside the settings.')
  const merged = Object.entries({ ...settings, ...changes })
  return Object.fromEntries(merged.filter(([, value]) => value !== null))
}

const ofFolder = (id: string) =>
  new ServiceError(409, `The site ${id} is in the folder layouts/${id}: remove the folder instead.`)

function requireVersion(now: DetailedSite, ifMatch: string | undefined): void {
  if (ifMatch === undefined || ifMatch === etagOf(now)) return
  throw new ServiceError(412, 'Someone has changed the site meanwhile. Read it again, then save.')
}

/** A site after a change, which is in the list by then. */
export async function readChanged(management: SiteManagement, id: string): Promise<DetailedSite> {
  const site: Site = requireSite(management, id)
  const stored: Stored = await readStoredSite(management, id)
  return detailSite(management, site, stored)
}
