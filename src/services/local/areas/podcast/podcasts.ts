import { and, asc, desc, eq, inArray, type SQL } from 'drizzle-orm'
import { listPodcasts, type PodcastItem, readPodcast } from '#schemas/services/podcast.ts'
import { handler } from '../../calls/handler.ts'
import type { Transaction } from '../../database/database.ts'
import { byIdOrSlug, isOneOf } from '../../database/conditions.ts'
import { nextPublication } from '../../database/current-moment.ts'
import { readCounted } from '../../database/counted-page.ts'
import { podcasts } from '../../database/tables/podcast-tables.ts'
import { readByFormerSlug } from '../../records/former-slugs.ts'
import { postCategories } from '../../database/tables/post-tables.ts'
import { findByWords, withMore } from '../../text/find-by-words.ts'
import { languageColumns } from '../../text/in-language.ts'

const itemColumns = {
  ...languageColumns(podcasts, 'podcast'),
  id: podcasts.id,
  title: podcasts.title,
  slug: podcasts.slug,
  summary: podcasts.summary,
  cover: podcasts.cover,
  category: {
    id: postCategories.id,
    name: postCategories.name,
    slug: postCategories.slug,
    ...languageColumns(postCategories, 'category'),
  },
  speakers: podcasts.speakers,
  seconds: podcasts.seconds,
  audio: podcasts.audio,
  publishedAt: podcasts.publishedAt,
}

const toItem = <Row extends Omit<PodcastItem, 'publishedAt'> & { publishedAt: Date }>(
  row: Row,
) => ({ ...row, publishedAt: row.publishedAt.toISOString() })

/** Episodes that match every filter, newest first. */
export const listPodcastsHandler = handler(
  listPodcasts,
  { role: 'visitor', changes: nextPublication, cached: true },
  async (tx, { siteId }, { search = '', ...input }) => {
    const found = search.trim() === '' ? undefined : await findByWords(tx, 'podcast', search)
    const chosen = and(
      eq(podcasts.siteId, siteId),
      input.categorySlug === undefined
        ? undefined
        : inArray(podcasts.categoryId, await findCategories(tx, siteId, input.categorySlug)),
      found && isOneOf(podcasts.id, found.ids),
    )
    const { rows, pagination } = await readCounted(
      tx,
      { ...input, counted: { from: podcasts, where: chosen } },
      (matching) =>
        tx
          .select({ ...itemColumns, matching })
          .from(podcasts)
          .leftJoin(postCategories, eq(postCategories.id, podcasts.categoryId))
          .where(chosen)
          .orderBy(desc(podcasts.publishedAt), asc(podcasts.id)),
    )
    const list = { items: rows.map(toItem), pagination }
    return withMore(list, found?.isMore ?? false)
  },
)

/** Categories with this name, of any kind: only those of podcasts have episodes. */
async function findCategories(tx: Transaction, siteId: string, name: string) {
  const rows = await tx
    .select({ id: postCategories.id })
    .from(postCategories)
    .where(and(eq(postCategories.siteId, siteId), byIdOrSlug(postCategories, name)))
  return rows.map(({ id }) => id)
}

/** An episode by its id or slug, or by a slug that it had before. */
export const readPodcastHandler = handler(
  readPodcast,
  { role: 'visitor', changes: nextPublication, cached: true },
  async (tx, context, { id }) => {
    const { siteId } = context
    const read = async (chosen: SQL) => {
      const [row] = await tx
        .select({ ...itemColumns, description: podcasts.description, coverAlt: podcasts.coverAlt })
        .from(podcasts)
        .leftJoin(postCategories, eq(postCategories.id, podcasts.categoryId))
        .where(and(eq(podcasts.siteId, siteId), chosen))
      return row === undefined ? null : toItem(row)
    }
    const former = { context, area: 'podcast', slug: id }
    return (
      (await read(byIdOrSlug(podcasts, id))) ??
      readByFormerSlug(tx, former, (itemId) => read(eq(podcasts.id, itemId)))
    )
  },
)
