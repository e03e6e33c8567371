import { and, arrayOverlaps, asc, isNotNull, ne, sql } from 'drizzle-orm'
import { Refused } from '../refused.ts'
import type { SiteRow } from '../service.ts'
import type { Database } from './database.ts'
import { sites } from './schema/site.ts'

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

/** Adds a site or replaces what was saved of it. Throws Refused when another site has one of its hosts. */
export const saveSite = (database: Database, { id, ...site }: SiteRow): Promise<void> =>
  database.transaction({ role: 'server' }, async (tx) => {
    await tx.execute(sql`lock table ${sites} in share row exclusive mode`)
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
    if (taken !== undefined) throw new Refused(409, `The host ${taken} belongs to another site.`)

    const values = { ...site, updatedAt: new Date() }
    await tx
      .insert(sites)
      .values({ id, ...values })
      .onConflictDoUpdate({ target: sites.id, set: values })
  })

/** Every site there is, also those that only a layout's folder declares. */
export const readSiteIds = (database: Database): Promise<string[]> =>
  database.transaction({ role: 'server' }, async (tx) => {
    const rows = await tx.select({ id: sites.id }).from(sites)
    return rows.map(({ id }) => id)
  })
