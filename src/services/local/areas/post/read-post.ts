import { and, eq, type SQL } from 'drizzle-orm'
import { type PostDetail, readPost, readPostById } from '#schemas/services/post.ts'
import type { ServiceContext } from '../../../calls.ts'
import { handler } from '../../calls/handler.ts'
import type { Transaction } from '../../database/database.ts'
import { byIdOrSlug } from '../../database/conditions.ts'
import { nextPublication } from '../../database/current-moment.ts'
import { posts } from '../../database/tables/post-tables.ts'
import { readByFormerSlug } from '../../records/former-slugs.ts'
import { findKind, type Kind, type Kinds, readKinds } from './post-kinds.ts'
import { readDetail, readWritten } from './post-rows.ts'
import { isWriter, roleOf } from './writer-role.ts'

/** A post by its id, else by its slug or one that it had before, of the kind if one is given. */
export const readPostHandler = handler(
  readPost,
  { role: roleOf, changes: nextPublication, cached: 'briefly' },
  async (tx, context, { kindSlug, id, slug }) => {
    const name = id || (slug ?? '')
    const found = await read(tx, context, (kinds) => ofKind(findKind(kinds, kindSlug), name))
    if (found !== null) return found
    const kind = findKind(await readKinds(tx, context.siteId), kindSlug)
    const former = { context, area: 'post', slug: name, scope: kind?.id }
    return readByFormerSlug(tx, former, (itemId) => read(tx, context, () => eq(posts.id, itemId)))
  },
)

/** A post of any kind, by its id. */
export const readPostByIdHandler = handler(
  readPostById,
  { role: roleOf, changes: nextPublication, cached: 'briefly' },
  (tx, context, { id }) => read(tx, context, () => eq(posts.id, id)),
)

const ofKind = (kind: Kind | undefined, name: string) =>
  and(kind && eq(posts.kindId, kind.id), byIdOrSlug(posts, name))

async function read(
  tx: Transaction,
  context: ServiceContext,
  condition: (kinds: Kinds) => SQL | undefined,
): Promise<PostDetail | null> {
  const kinds = await readKinds(tx, context.siteId)
  const ofSite = and(eq(posts.siteId, context.siteId), condition(kinds))
  return isWriter(context) ? readWritten(tx, kinds, ofSite) : readDetail(tx, kinds, ofSite)
}
