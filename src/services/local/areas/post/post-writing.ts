import { and, eq, like, or } from 'drizzle-orm'
import type { Transaction } from '../../database/database.ts'
import { posts } from '../../database/tables/post-tables.ts'
import type { SnapshotTables } from '../../records/row-snapshot.ts'
import { toSlug } from '../../text/to-slug.ts'
import { requireCarried, type Written } from './carried-columns.ts'
import type { Kind } from './post-kinds.ts'
import { toColumns } from './written-columns.ts'

/** The area of posts in the record of changes. */
export const postArea = 'post'

/** What belongs to a post: the parts of its event. The parts of its series become posts of their own. */
export const postSnapshot: SnapshotTables = {
  table: 'posts',
  dependents: [
    { table: 'event_programs', column: 'post_id' },
    { table: 'event_careers', column: 'post_id' },
  ],
  links: [{ table: 'posts', column: 'parent_id' }],
  optional: [
    { column: 'category_id', table: 'post_categories' },
    { column: 'parent_id', table: 'posts' },
  ],
}

/** The conflicts of a taken slug, and of a category or series that was deleted meanwhile. */
export const postConflicts = (field: string) => ({
  taken: { field, message: 'Another post of this kind has this slug. Choose another.' },
  used: 'The category or the series was removed meanwhile. Choose another.',
})

/** A new post as a writer gives it. */
export type NewPost = Written & { title: string; slug?: string | undefined }

/** Inserts a post of a kind and returns its id. Throws ServiceError with the field that is wrong. */
export async function insertPost(
  tx: Transaction,
  { siteId, kind }: { siteId: string; kind: Kind },
  input: NewPost,
): Promise<string> {
  requireCarried(kind, input)
  const place = { siteId, kindId: kind.id }
  const slug = input.slug ?? (await freeSlug(tx, place, input.title))
  const [row] = await tx
    .insert(posts)
    .values({
      summary: '',
      minutes: 1,
      publishedAt: new Date(),
      title: input.title,
      content: '',
      ...(await toColumns(tx, { ...place, kind }, input)),
      ...place,
      slug,
    })
    .returning({ id: posts.id })
  return row?.id ?? ''
}

/** A slug from the title that no post of the kind has. */
async function freeSlug(
  tx: Transaction,
  { siteId, kindId }: { siteId: string; kindId: string },
  title: string,
) {
  const slug = toSlug(title, new Set())
  const rows = await tx
    .select({ slug: posts.slug })
    .from(posts)
    .where(
      and(
        eq(posts.siteId, siteId),
        eq(posts.kindId, kindId),
        or(eq(posts.slug, slug), like(posts.slug, `${slug}-%`)),
      ),
    )
  return toSlug(title, new Set(rows.map((row) => row.slug)))
}

/** Updates the given fields of a post, sanitised. Throws ServiceError with the field that is wrong. */
export async function changePost(
  tx: Transaction,
  place: { siteId: string; kind: Kind; id: string },
  { slug, ...written }: Written & { slug?: string | undefined },
): Promise<void> {
  const changes = {
    ...(await toColumns(tx, place, written)),
    ...(slug === undefined ? {} : { slug }),
  }
  if (Object.keys(changes).length === 0) return
  await tx
    .update(posts)
    .set(changes)
    .where(and(eq(posts.siteId, place.siteId), eq(posts.id, place.id)))
}
