import { eq } from 'drizzle-orm'
import type { SiteSave } from '../../../sites.ts'
import type { Database } from '../../database/database.ts'
import { sessions } from '../../database/tables/account-tables.ts'
import { siteHosts, sites } from '../../database/tables/site-table.ts'
import { lockSite } from './lock-site.ts'
import { recordChange } from './site-changes.ts'

/**
 * Deletes the settings, hosts and sessions of a site. Its other rows stay: what was paid is never deleted. Throws
 * ServiceError with 412 when the stored site is no longer `was`.
 */
export const removeSite = (
  database: Database,
  siteId: string,
  { was, change }: SiteSave,
): Promise<void> =>
  database.transaction({ role: 'server', siteId }, async (tx) => {
    await lockSite(tx, siteId, was)
    await tx.delete(siteHosts).where(eq(siteHosts.siteId, siteId))
    await tx.delete(sessions).where(eq(sessions.siteId, siteId))
    const now = new Date()
    const nothing = { layout: null, hosts: [], settings: {}, updatedAt: now, removedAt: now }
    await tx.update(sites).set(nothing).where(eq(sites.id, siteId))
    await recordChange(tx, siteId, change)
  })
