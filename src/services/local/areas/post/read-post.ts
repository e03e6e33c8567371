import { and, eq, type SQL } from 'drizzle-orm'
import type { readPost, readPostById } from '#schemas/services/post.ts'
import { writers } from '#schemas/services/post-category.ts'
import type { Serve, ServiceContext } from '../../../service.ts'
import type { Database } from '../../database/database.ts'
import { byIdOrSlug } from '../../database/conditions.ts'
import { posts } from '../../database/tables/post.ts'
import { type Kinds, readKinds } from './post-kinds.ts'
import { readDetail, readWritten } from './post-rows.ts'

/** A post of a kind, by its id, else by its slug. */
export const serveReadPost =
  (database: Database): Serve<typeof readPost> =>
  (ctx, { kindSlug, id, slug }) =>
    read(database, ctx, ({ idOf }) => {
      const kindId = idOf.get(kindSlug)
      return kindId && and(eq(posts.kindId, kindId), byIdOrSlug(posts, id || (slug ?? '')))
    })

/** A post of any kind, by its id. */
export const serveReadPostById =
  (database: Database): Serve<typeof readPostById> =>
  (ctx, { id }) =>
    read(database, ctx, () => eq(posts.id, id))

/** The database gives a visitor what is published, and those who write everything of their site. */
function read(
  database: Database,
  { siteId, caller }: ServiceContext,
  named: (kinds: Kinds) => SQL | '' | undefined,
) {
  const isWriter = caller !== null && writers.includes(caller.kind)
  return database.transaction({ role: isWriter ? 'writer' : 'visitor', siteId }, async (tx) => {
    const kinds = await readKinds(tx, siteId)
    const chosen = named(kinds)
    if (chosen === undefined || chosen === '') return null
    const ofSite = and(eq(posts.siteId, siteId), chosen)
    return isWriter ? readWritten(tx, kinds, ofSite) : readDetail(tx, kinds, ofSite)
  })
}
