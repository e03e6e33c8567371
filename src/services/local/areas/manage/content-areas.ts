import { and, eq, sql } from 'drizzle-orm'
import {
  managedCareers,
  managedGalleries,
  managedPodcasts,
} from '#schemas/services/manage-content.ts'
import type { Transaction } from '../../database/database.ts'
import { careers, jobs } from '../../database/tables/career-tables.ts'
import { galleries } from '../../database/tables/gallery-tables.ts'
import { podcasts } from '../../database/tables/podcast-tables.ts'
import { postCategories, postKinds } from '../../database/tables/post-tables.ts'
import { jobAreas } from './job-areas.ts'
import { photosOfGallery } from './link-fields.ts'
import type { ManagedTable } from './managed-table.ts'
import { tableStore } from './table-store.ts'

const careerTable: ManagedTable = {
  area: managedCareers,
  nameOf: ({ name }) => String(name),
  list: {
    table: careers,
    name: careers.name,
    slug: careers.slug,
    position: careers.position,
    isPublished: sql`${careers.isPublished}`,
    search: [careers.name, careers.summary],
  },
  store: tableStore({ area: managedCareers, table: careers, slugFrom: 'name' }),
  snapshot: { table: 'careers' },
  blockers: [{ table: jobs, column: jobs.careerId, words: { id: 'lowongan', en: 'jobs' } }],
}

/** Episodes are of the kind `podcast`, which every site begins with. */
async function podcastKind(tx: Transaction, siteId: string) {
  const [kind] = await tx
    .select({ id: postKinds.id })
    .from(postKinds)
    .where(and(eq(postKinds.siteId, siteId), eq(postKinds.slug, 'podcast')))
  if (kind === undefined) throw new Error('every site begins with the kind of episodes')
  return { publishedAt: new Date(), kindId: kind.id }
}

const podcastTable: ManagedTable = {
  area: managedPodcasts,
  nameOf: ({ title }) => String(title),
  list: {
    table: podcasts,
    name: podcasts.title,
    slug: podcasts.slug,
    date: podcasts.publishedAt,
    isPublished: sql`${podcasts.isPublished} and ${podcasts.publishedAt} <= now()`,
    isScheduled: sql`${podcasts.isPublished} and ${podcasts.publishedAt} > now()`,
    search: [podcasts.title, podcasts.summary],
    narrowing: [podcasts.categoryId],
  },
  store: tableStore({
    area: managedPodcasts,
    table: podcasts,
    slugFrom: 'title',
    references: [{ field: 'categoryId', table: postCategories }],
    initial: podcastKind,
  }),
  snapshot: { table: 'podcasts', optional: [{ column: 'category_id', table: 'post_categories' }] },
}

const galleryTable: ManagedTable = {
  area: managedGalleries,
  nameOf: ({ title }) => String(title),
  list: {
    table: galleries,
    name: galleries.title,
    slug: galleries.slug,
    date: galleries.takenAt,
    isPublished: sql`${galleries.isPublished}`,
    search: [galleries.title, galleries.summary],
  },
  store: tableStore({
    area: managedGalleries,
    table: galleries,
    slugFrom: 'title',
    linked: [photosOfGallery],
  }),
  snapshot: { table: 'galleries', dependents: [{ table: 'photos', column: 'gallery_id' }] },
}

/** Fields of work, job offers, episodes and albums. */
export const contentAreas: readonly ManagedTable[] = [
  careerTable,
  ...jobAreas,
  podcastTable,
  galleryTable,
]
