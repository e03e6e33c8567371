import { and, eq, type SQL } from 'drizzle-orm'
import { type PostDetail, readPost, readPostById } from '#schemas/services/post.ts'
import { writers } from '#schemas/services/post-category.ts'
import type { ServiceContext } from '../../../calls.ts'
import { handler } from '../../calls/handler.ts'
import type { Transaction } from '../../database/database.ts'
import { byIdOrSlug } from '../../database/conditions.ts'
import { posts } from '../../database/tables/post-tables.ts'
import { type Kinds, readKinds } from './post-kinds.ts'
import { readDetail, readWritten } from './post-rows.ts'

const isWriter = ({ caller }: ServiceContext) => caller !== null && writers.includes(caller.kind)

/** The database shows published posts to a visitor, and every post of the site to a writer. */
const roleOf = (context: ServiceContext) => (isWriter(context) ? 'writer' : 'visitor')

/** A post of a kind, by its id, else by its slug. */
export const readPostHandler = handler(
  readPost,
  { role: roleOf },
  (tx, context, { kindSlug, id, slug }) =>
    read(tx, context, ({ idOf }) => {
      const kindId = idOf.get(kindSlug)
      return kindId && and(eq(posts.kindId, kindId), byIdOrSlug(posts, id || (slug ?? '')))
    }),
)

/** A post of any kind, by its id. */
export const readPostByIdHandler = handler(readPostById, { role: roleOf }, (tx, context, { id }) =>
  read(tx, context, () => eq(posts.id, id)),
)

async function read(
  tx: Transaction,
  context: ServiceContext,
  condition: (kinds: Kinds) => SQL | '' | undefined,
): Promise<PostDetail | null> {
  const kinds = await readKinds(tx, context.siteId)
  const chosen = condition(kinds)
  if (chosen === undefined || chosen === '') return null
  const ofSite = and(eq(posts.siteId, context.siteId), chosen)
  return isWriter(context) ? readWritten(tx, kinds, ofSite) : readDetail(tx, kinds, ofSite)
}
