import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { managedCategories, managedKinds, managedPosts } from '#schemas/services/manage-posts.ts'
import { podcasts } from '../../database/tables/podcast-tables.ts'
import { postCategories, postKinds, posts } from '../../database/tables/post-tables.ts'
import { postSnapshot } from '../post/post-writing.ts'
import { categorySnapshot } from '../post/write-category.ts'
import type { ManagedTable } from './managed-table.ts'
import { postStore } from './post-store.ts'
import { tableStore } from './table-store.ts'

const postWords = { id: 'tulisan', en: 'posts' }
const episodeWords = { id: 'episode', en: 'episodes' }

const postTable: ManagedTable = {
  area: managedPosts,
  nameOf: ({ title }) => String(title),
  list: {
    table: posts,
    name: posts.title,
    slug: posts.slug,
    date: posts.publishedAt,
    isPublished: sql`${posts.isPublished} and ${posts.publishedAt} <= now()`,
    isScheduled: sql`${posts.isPublished} and ${posts.publishedAt} > now()`,
    search: [posts.title, posts.summary],
    narrowing: [posts.kindId, posts.categoryId, posts.parentId],
  },
  store: postStore,
  snapshot: postSnapshot,
}

const categoryTable: ManagedTable = {
  area: managedCategories,
  nameOf: ({ name }) => String(name),
  list: {
    table: postCategories,
    name: postCategories.name,
    slug: postCategories.slug,
    date: postCategories.createdAt,
    search: [postCategories.name],
    narrowing: [postCategories.kindId],
  },
  store: tableStore({
    area: managedCategories,
    table: postCategories,
    slugFrom: 'name',
    slugWithin: 'kindId',
    references: [{ field: 'kindId', table: postKinds }],
  }),
  snapshot: categorySnapshot,
  blockers: [
    { table: posts, column: posts.categoryId, words: postWords },
    { table: podcasts, column: podcasts.categoryId, words: episodeWords },
  ],
}

const Names = z.object({ names: z.object({ id: z.string() }) })

const kindTable: ManagedTable = {
  area: managedKinds,
  nameOf: (values) => Names.parse(values).names.id,
  list: {
    table: postKinds,
    name: sql<string>`${postKinds.names} ->> 'id'`,
    slug: postKinds.slug,
    search: [postKinds.slug],
  },
  store: tableStore({ area: managedKinds, table: postKinds }),
  snapshot: { table: 'post_kinds' },
  blockers: [
    { table: posts, column: posts.kindId, words: postWords },
    {
      table: postCategories,
      column: postCategories.kindId,
      words: { id: 'kategori', en: 'categories' },
    },
    { table: podcasts, column: podcasts.kindId, words: episodeWords },
  ],
}

/** Posts, their categories and their kinds. */
export const postAreas: readonly ManagedTable[] = [postTable, categoryTable, kindTable]
