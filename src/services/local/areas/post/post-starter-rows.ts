import type { StarterRows } from '#schemas/starter.ts'
import { minutesToRead, sanitise } from '../../../safe-html.ts'
import { sanitiseTranslations } from '../../text/translations.ts'
import { startOfDay } from '../../time/start-of-day.ts'
import { categoryFinder, finder, type Named, newRow, toPicture } from '../../starter/new-row.ts'
import { toEventColumns, toEventParts } from './event-starter-rows.ts'
import { fromVideo } from './video-columns.ts'

const minute = 60_000

/**
 * Posts, their categories and the parts of their events, of these kinds. Of one day, each post is a minute older
 * than the one before it.
 */
export function toPostRows(siteId: string, starter: StarterRows, kinds: Named[]) {
  const kindOf = finder('kind', kinds)
  const categories = starter.categories.map(({ kind, ...category }) => ({
    ...category,
    kind,
    ...newRow(siteId),
    kindId: kindOf(kind),
  }))
  const categoryOf = categoryFinder(categories)
  const rows = starter.posts.map((post, position) => ({
    post,
    row: {
      ...toPostRow(post, position),
      ...newRow(siteId),
      kindId: kindOf(post.kind),
      categoryId: categoryOf(`${post.kind}/${post.category}`),
    },
  }))
  const parentOf = finder(
    'post',
    rows.map(({ row, post }) => ({ id: row.id, slug: `${post.kind}/${post.slug}` })),
  )
  const posts = rows.map(({ row, post: { kind, parent } }) => ({
    ...row,
    parentId: parent === undefined ? null : parentOf(`${kind}/${parent}`),
  }))
  return { categories, posts, ...toEventParts(siteId, rows) }
}

function toPostRow(post: StarterRows['posts'][number], position: number) {
  const { slug, title, summary, views, event, video, language } = post
  const content = sanitise(post.content)
  const publishedAt = new Date(startOfDay(post.publishedInDays).getTime() - position * minute)
  return {
    slug,
    title,
    summary,
    language,
    translations: sanitiseTranslations(post.translations, ['content']),
    views,
    content,
    cover: toPicture(post.cover),
    coverAlt: post.coverAlt,
    minutes: minutesToRead(content),
    publishedAt,
    updatedAt: publishedAt,
    author: post.author ?? null,
    ...(event === undefined ? {} : toEventColumns(event)),
    ...(video === undefined ? {} : fromVideo(video)),
  }
}
