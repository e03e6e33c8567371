import { asc, eq, isNotNull } from 'drizzle-orm'
import { ServiceError } from '../../../service-error.ts'
import type { SiteBranding, SiteOf } from '../../../branding.ts'
import type { SiteRow, Sites, SiteSave } from '../../../sites.ts'
import type { ChangeFeed } from '../../database/change-feed.ts'
import type { Database } from '../../database/database.ts'
import { sites } from '../../database/tables/site-table.ts'
import { lockSite, toSiteRow } from './lock-site.ts'
import { recordChange } from './site-changes.ts'
import { changeClaims, claimHosts, readClaims, readClaimsOf, releaseHosts } from './site-hosts.ts'
import { readUsage } from './site-usage.ts'
import { removeSite } from './remove-site.ts'

type FormOf = Parameters<Sites['setForms']>[0]

/** What the services read of the sites as the server knows them. */
export interface SiteReaders {
  /** How a site presents itself, as last set by `setBranding`. */
  siteOf: SiteOf
  /** The form that a page declares, as last set by `setForms`. */
  formOf: FormOf
}

type StoredSites = Omit<Sites, 'seed'> & SiteReaders

/** The branding of a site until `setBranding` is called. */
export const defaultBranding = (siteId: string): SiteBranding => ({
  name: siteId,
  locale: 'id',
  colour: '#212529',
  isSignUpOpen: true,
  mail: {},
})

/** The sites of the database, their hosts, their changes and their branding. */
export function openStoredSites(database: Database, feed: ChangeFeed): StoredSites {
  let siteOf: SiteOf = defaultBranding
  let formOf: FormOf = () => Promise.resolve(undefined)
  return {
    read: () => readSites(database),
    find: (siteId, hosts) => findSite(database, siteId, hosts),
    seeded: () => readSeeded(database),
    save: (site, options) => saveSite(database, site, options),
    remove: (siteId, options) => removeSite(database, siteId, options),
    usage: (siteId) => readUsage(database, siteId),
    claims: () => readClaims(database),
    changeClaims: (change) => changeClaims(database, change),
    onChange: feed.onChange,
    setBranding: (next) => void (siteOf = next),
    setForms: (next) => void (formOf = next),
    formOf: (ctx, place) => formOf(ctx, place),
    siteOf: (siteId, locale) => siteOf(siteId, locale),
  }
}

/** The sites that were saved, in order of their ids. */
export const readSites = (database: Database): Promise<SiteRow[]> =>
  database.transaction({ role: 'server' }, async (tx) => {
    const rows = await tx.select().from(sites).where(isNotNull(sites.layout)).orderBy(asc(sites.id))
    return rows.flatMap((row) => toSiteRow(row) ?? [])
  })

/** What is stored of one site, with the claims of the site and of the hosts that it or its folder asks for. */
const findSite = (
  database: Database,
  siteId: string,
  hosts: readonly string[] = [],
): ReturnType<Sites['find']> =>
  database.transaction({ role: 'server' }, async (tx) => {
    const [stored] = await tx.select().from(sites).where(eq(sites.id, siteId))
    const row = stored && toSiteRow(stored)
    const asked = [...new Set([...hosts, ...(row?.hosts ?? [])])]
    return { row, claims: await readClaimsOf(tx, siteId, asked) }
  })

/** The sites whose first rows need not be inserted. */
export const readSeeded = (database: Database): Promise<string[]> =>
  database.transaction({ role: 'server' }, async (tx) => {
    const rows = await tx.select({ id: sites.id }).from(sites).where(isNotNull(sites.seededAt))
    return rows.map(({ id }) => id)
  })

/**
 * Inserts a site or replaces what was saved of it, and claims the hosts that are new to it. Throws ServiceError when
 * another site has one of them, when the stored site is no longer `was`, and when the id is that of a removed site
 * and the change does not restore it.
 */
export const saveSite = (
  database: Database,
  { id, ...site }: SiteRow,
  { was, change }: SiteSave = {},
): Promise<void> =>
  database.transaction({ role: 'server', siteId: id }, async (tx) => {
    await tx.insert(sites).values({ id }).onConflictDoNothing()
    const stored = await lockSite(tx, id, was)
    if (stored.removedAt !== null && change?.event === 'created') throw wasRemoved(id)
    const before = stored.layout === null ? [] : stored.hosts
    const released = before.filter((host) => !site.hosts.includes(host))
    await releaseHosts(tx, released)
    const added = site.hosts.filter((host) => !before.includes(host))
    await claimHosts(tx, id, added)
    await tx
      .update(sites)
      .set({ ...site, updatedAt: new Date(), removedAt: null })
      .where(eq(sites.id, id))
    await recordChange(tx, id, change)
  })

const wasRemoved = (id: string) =>
  new ServiceError(
    409,
    `A site ${id} was removed, and its rows are still stored. Restore it, or choose another id.`,
    { fields: [{ field: 'id', message: 'A removed site has this id.' }] },
  )
