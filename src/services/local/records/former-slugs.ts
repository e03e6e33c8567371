import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { formerSlugs } from '../database/tables/content-tables.ts'

interface FormerName {
  siteId: string
  /** The area of managed content: `class`. */
  area: string
  slug: string
  /** The kind of a post; without it the slug may be that of any kind. */
  scope?: string | undefined
}

/** The ids of the rows that had this slug before and that no other row has taken it from. */
async function findFormer(
  tx: Transaction,
  { siteId, area, slug, scope }: FormerName,
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

/** What `read` finds of the one row that had this slug before; null when none or several had it. */
export async function readByFormerSlug<T>(
  tx: Transaction,
  former: FormerName,
  read: (id: string) => Promise<T | null>,
): Promise<T | null> {
  const [id, ...others] = await findFormer(tx, former)
  return id === undefined || others.length > 0 ? null : read(id)
}
