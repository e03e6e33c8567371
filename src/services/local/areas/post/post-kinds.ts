import { and, asc, eq } from 'drizzle-orm'
import { refuseField } from '../../../service-error.ts'
import type { Transaction } from '../../database/database.ts'
import { postKinds } from '../../database/tables/post-tables.ts'

/** The kinds that every site may have, with their names. */
export const kindNames = { news: 'Berita', blog: 'Blog', article: 'Artikel', podcast: 'Podcast' }

/** The kinds of a site: the id by slug, and the slug by id. */
export interface Kinds {
  idOf: ReadonlyMap<string, string>
  slugOf: ReadonlyMap<string, string>
}

export async function readKinds(tx: Transaction, siteId: string): Promise<Kinds> {
  const rows = await tx
    .select({ id: postKinds.id, slug: postKinds.slug })
    .from(postKinds)
    .where(eq(postKinds.siteId, siteId))
    .orderBy(asc(postKinds.slug))
  return {
    idOf: new Map(rows.map(({ id, slug }) => [slug, id])),
    slugOf: new Map(rows.map(({ id, slug }) => [id, slug])),
  }
}

/**
 * The id of a kind to write in; a kind that every site may have is inserted. Throws ServiceError for another.
 */
export async function requireKind(tx: Transaction, siteId: string, slug: string): Promise<string> {
  const name = Object.entries(kindNames).find(([known]) => known === slug)?.[1]
  if (name !== undefined) {
    await tx.insert(postKinds).values({ siteId, slug, name }).onConflictDoNothing()
  }
  const [kind] = await tx
    .select({ id: postKinds.id })
    .from(postKinds)
    .where(and(eq(postKinds.siteId, siteId), eq(postKinds.slug, slug)))
  if (kind === undefined) throw refuseField('kindSlug', `There is no kind "${slug}" here.`)
  return kind.id
}
