import { asc, eq, inArray, or } from 'drizzle-orm'
import { hostTaken } from '../../../service-error.ts'
import type { ClaimChange, HostClaim } from '../../../sites.ts'
import type { Database, Transaction } from '../../database/database.ts'
import { siteHosts, sites } from '../../database/tables/site-table.ts'

/** Every claim, by host. */
export const readClaims = (database: Database): Promise<HostClaim[]> =>
  database.transaction({ role: 'server' }, (tx) =>
    tx.select().from(siteHosts).orderBy(asc(siteHosts.host)),
  )

/** The claims of a site, and those of these hosts. */
export const readClaimsOf = (tx: Transaction, siteId: string, hosts: readonly string[]) =>
  tx
    .select()
    .from(siteHosts)
    .where(or(eq(siteHosts.siteId, siteId), inArray(siteHosts.host, [...hosts])))

/** Claims hosts that are nobody's, and gives others up. A host of another site is left to it. */
export const changeClaims = (
  database: Database,
  { siteId, claim, release }: ClaimChange,
): Promise<void> =>
  database.transaction({ role: 'server', siteId }, async (tx) => {
    await tx.insert(sites).values({ id: siteId }).onConflictDoNothing()
    await releaseHosts(tx, release)
    await insertClaims(tx, siteId, claim)
  })

/** Claims hosts for the site of the transaction; throws ServiceError with 409 for one of another site. */
export async function claimHosts(
  tx: Transaction,
  siteId: string,
  hosts: readonly string[],
): Promise<void> {
  await insertClaims(tx, siteId, hosts)
  if (hosts.length === 0) return
  const claims = await tx
    .select()
    .from(siteHosts)
    .where(inArray(siteHosts.host, [...hosts]))
    .orderBy(asc(siteHosts.host))
  const taken = claims.find((one) => one.siteId !== siteId)
  if (taken !== undefined) throw hostTaken(taken.host, taken.siteId)
}

/** Gives hosts of the transaction's site up; row-level security leaves those of other sites alone. */
export async function releaseHosts(tx: Transaction, hosts: readonly string[]): Promise<void> {
  if (hosts.length > 0) await tx.delete(siteHosts).where(inArray(siteHosts.host, [...hosts]))
}

/** In one order, so that two sites that claim the same hosts at once wait for each other and never deadlock. */
async function insertClaims(tx: Transaction, siteId: string, hosts: readonly string[]) {
  if (hosts.length === 0) return
  const values = hosts.toSorted().map((host) => ({ host, siteId }))
  await tx.insert(siteHosts).values(values).onConflictDoNothing()
}
