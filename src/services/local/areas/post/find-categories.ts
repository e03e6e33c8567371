import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../database/database.ts'
import { byIdOrSlug } from '../../database/conditions.ts'
import { postCategories } from '../../database/tables/post-tables.ts'
import type { Kind } from './post-kinds.ts'

/** Whether a filter is set: an empty one is none. */
export const isNamed = (name: string | undefined): name is string =>
  name !== undefined && name !== ''

/** The categories with this name, at most one of each kind; undefined when no name is given. */
export async function findCategories(
  tx: Transaction,
  name: string | undefined,
  { siteId, kind }: { siteId: string; kind: Kind | undefined },
): Promise<{ id: string; kindId: string }[] | undefined> {
  if (!isNamed(name)) return undefined
  return tx
    .select({ id: postCategories.id, kindId: postCategories.kindId })
    .from(postCategories)
    .where(
      and(
        eq(postCategories.siteId, siteId),
        kind && eq(postCategories.kindId, kind.id),
        byIdOrSlug(postCategories, name),
      ),
    )
}
