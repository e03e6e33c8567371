import { eq, sql } from 'drizzle-orm'
import { ServiceError } from '../../../service-error.ts'
import type { Transaction } from '../../database/database.ts'
import { driveUsage } from '../../database/tables/drive-tables.ts'

/** How much a site takes of its quota, and how much that is. */
interface Taken {
  siteId: string
  bytes: number
}

/** Takes the size of a file from its site's quota; throws ServiceError 507 when the quota is used up. */
export async function takeFromQuota(
  tx: Transaction,
  { siteId, bytes }: Taken,
  quota: number,
): Promise<void> {
  const sum = sql`${driveUsage.bytes} + excluded.bytes`
  const [usage] = await tx
    .insert(driveUsage)
    .values({ siteId, bytes })
    .onConflictDoUpdate({
      target: driveUsage.siteId,
      set: { bytes: sum },
      setWhere: sql`${sum} <= ${quota}::bigint`,
    })
    .returning({ bytes: driveUsage.bytes })
  if (usage === undefined || usage.bytes > quota)
    throw new ServiceError(507, 'The drive of this site is full. Ask its admin for more room.')
}

/** Returns the size of a file that is gone to the quota of its site. */
export const returnToQuota = async (tx: Transaction, { siteId, bytes }: Taken): Promise<void> =>
  void (await tx
    .update(driveUsage)
    .set({ bytes: sql`${driveUsage.bytes} - ${bytes}::bigint` })
    .where(eq(driveUsage.siteId, siteId)))
