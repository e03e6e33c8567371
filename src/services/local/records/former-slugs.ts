import { and, arrayContains, eq } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import type { ServiceContext } from '../../calls.ts'
import { formerSlugs, withdrawnRows } from '../database/tables/content-tables.ts'

interface FormerName {
  context: Pick<ServiceContext, 'siteId' | 'withdrawn'>
  /** The area of managed content: `class`. */
  area: string
  slug: string
  /** The kind of a post; without it the slug may be that of any kind. */
  scope?: string | undefined
}

/** The ids of the rows that had this slug before and that no other row has taken it from. */
async function findFormer(
  tx: Transaction,
  { context: { siteId }, area, slug, scope }: FormerName,
): Promise<string[]> {
  const rows = await tx
    .select({ itemId: formerSlugs.itemId })
    .from(formerSlugs)
    .where(
      and(
        eq(formerSlugs.siteId, siteId),
        eq(formerSlugs.area, area),
        eq(formerSlugs.slug, slug),
        scope === undefined ? undefined : eq(formerSlugs.scope, scope),
      ),
    )
  return rows.map(({ itemId }) => itemId)
}

/** Reports a name of a public row that was deleted, to a page that wants to know it. */
async function reportWithdrawn(
  tx: Transaction,
  { context: { siteId, withdrawn }, area, slug, scope }: FormerName,
): Promise<void> {
  if (withdrawn === undefined) return
  const rows = await tx
    .select({ area: withdrawnRows.area })
    .from(withdrawnRows)
    .where(
      and(
        eq(withdrawnRows.siteId, siteId),
        eq(withdrawnRows.area, area),
        arrayContains(withdrawnRows.names, [area === 'class' ? slug.toLowerCase() : slug]),
        scope === undefined ? undefined : eq(withdrawnRows.scope, scope),
      ),
    )
    .limit(1)
  if (rows.length > 0) withdrawn()
}

/**
 * What `read` finds of the one row that had this slug before; null when none or several had it. A name of a row that was
 * deleted is reported.
 */
export async function readByFormerSlug<T>(
  tx: Transaction,
  former: FormerName,
  read: (id: string) => Promise<T | null>,
): Promise<T | null> {
  const [id, ...others] = await findFormer(tx, former)
  const found = id === undefined || others.length > 0 ? null : await read(id)
  if (found === null) await reportWithdrawn(tx, former)
  return found
}
