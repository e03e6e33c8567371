import { and, arrayOverlaps, asc, eq, isNotNull, ne, sql } from 'drizzle-orm'
import { etagOf } from '../../../etag.ts'
import { ServiceError } from '../../../service-error.ts'
import type { SiteRow } from '../../../service.ts'
import type { Database, Transaction } from '../../database/database.ts'
import { sites } from '../../database/tables/site-table.ts'

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
 * Adds a site or replaces what was saved of it. Throws ServiceError when another site has one of its hosts,
 * and when what is stored is not `was` any more; null stands for nothing.
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
