import type { Starter } from '#schemas/starter.ts'
import { minutesToRead, sanitise } from '../../text/html.ts'
import { startOfDay } from '../../time/start-of-day.ts'
import { categoryFinder, finder, newRow, toPicture } from '../../starter/new-row.ts'
import { kindNames } from './post-kinds.ts'

const minute = 60_000

/** Posts, their kinds and categories. Of one day, each post is a minute older than the one before it. */
export function toPostRows(siteId: string, starter: Starter) {
  const used = new Set([...starter.posts, ...starter.categories].map(({ kind }) => kind))
  const kinds = [...used].map((slug) => ({ ...newRow(siteId), slug, name: kindNames[slug] }))
  const kindOf = finder('kind', kinds)
  const categories = starter.categories.map(({ kind, slug, name }) => ({
    slug,
    name,
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
  return { kinds, categories, posts }
}

function toPostRow(post: Starter['posts'][number], position: number) {
  const { slug, title, summary, views } = post
  const content = sanitise(post.content)
  return {
    slug,
    title,
    summary,
    views,
    content,
    cover: toPicture(post.cover),
    minutes: minutesToRead(content),
    publishedAt: new Date(startOfDay(post.publishedInDays).getTime() - position * minute),
  }
}
