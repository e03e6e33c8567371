import { and, arrayOverlaps, asc, eq, isNotNull, ne, sql } from 'drizzle-orm'
import { etagOf } from '../../../etag.ts'
import { ServiceError } from '../../../service-error.ts'
import type { SiteBranding } from '../../../branding.ts'
import type { SiteRow, Sites } from '../../../sites.ts'
import type { ChangeFeed } from '../../database/change-feed.ts'
import type { Database, Transaction } from '../../database/database.ts'
import { sites } from '../../database/tables/site-table.ts'

interface StoredSites extends Omit<Sites, 'seed'> {
  /** How a site presents itself, as last set by `setBranding`. */
  siteOf(siteId: string): SiteBranding
}

/** The branding of a site until `setBranding` is called. */
export const defaultBranding = (siteId: string): SiteBranding => ({
  name: siteId,
  locale: 'id',
  colour: '#212529',
  mail: {},
})

/** The sites of the database, their changes and their branding. */
export function openStoredSites(database: Database, feed: ChangeFeed): StoredSites {
  let siteOf = defaultBranding
  return {
    read: () => readSites(database),
    save: (site, was) => saveSite(database, site, was),
    onChange: feed.onChange,
    setBranding: (next) => void (siteOf = next),
    siteOf: (siteId) => siteOf(siteId),
  }
}

/** The sites that were saved, in order of their ids. */
export const readSites = (database: Database): Promise<SiteRow[]> =>
  database.transaction({ role: 'server' }, async (tx) => {
    const rows = await tx.select().from(sites).where(isNotNull(sites.layout)).orderBy(asc(sites.id))
    return rows.map(({ id, layout, hosts, settings }) => ({
      id,
      hosts,
      settings,
      layout: layout ?? '',
    }))
  })

/**
 * Inserts a site or replaces what was saved of it. Throws ServiceError when another site has one of its hosts,
 * and when the stored site is no longer `was`; null means none.
 */
export const saveSite = (
  database: Database,
  { id, ...site }: SiteRow,
  was?: SiteRow | null,
): Promise<void> =>
  database.transaction({ role: 'server' }, async (tx) => {
    await tx.execute(sql`lock table ${sites} in share row exclusive mode`)
    if (was !== undefined) await requireUnchanged(tx, id, was)
    const [other] = await tx
      .select({ hosts: sites.hosts })
      .from(sites)
      .where(
        and(
          ne(sites.id, id),
          site.hosts.length > 0 ? arrayOverlaps(sites.hosts, site.hosts) : sql`false`,
        ),
      )
    const taken = other?.hosts.find((host) => site.hosts.includes(host))
    if (taken !== undefined)
      throw new ServiceError(409, `The host ${taken} belongs to another site.`)

    const values = { ...site, updatedAt: new Date() }
    await tx
      .insert(sites)
      .values({ id, ...values })
      .onConflictDoUpdate({ target: sites.id, set: values })
  })

async function requireUnchanged(tx: Transaction, id: string, was: SiteRow | null): Promise<void> {
  const [now] = await tx
    .select({ settings: sites.settings })
    .from(sites)
    .where(and(eq(sites.id, id), isNotNull(sites.layout)))
  if (etagOf(now?.settings ?? null) === etagOf(was?.settings ?? null)) return
  throw new ServiceError(
    412,
    'Someone has changed the settings meanwhile. Read them again, then save.',
  )
}
