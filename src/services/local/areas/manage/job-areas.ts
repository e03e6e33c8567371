import { sql } from 'drizzle-orm'
import { managedJobs } from '#schemas/services/manage-content.ts'
import { managedOwnJobs } from '#schemas/services/own-job.ts'
import { careers, jobs } from '../../database/tables/career-tables.ts'
import type { ListColumns, ManagedTable } from './managed-table.ts'
import { mailNewJob, requireFewWaiting } from './waiting-jobs.ts'
import { ownedStore } from './owned-store.ts'
import { tableStore } from './table-store.ts'

const list: ListColumns = {
  table: jobs,
  name: jobs.title,
  slug: jobs.slug,
  date: jobs.publishedAt,
  isPublished: sql`${jobs.isPublished} and ${jobs.publishedAt} <= now()`,
  isScheduled: sql`${jobs.isPublished} and ${jobs.publishedAt} > now()`,
  isPending: sql`${jobs.ownerId} is not null`,
  search: [jobs.title, jobs.summary],
  narrowing: [jobs.careerId],
}

const stored = {
  table: jobs,
  slugFrom: 'title',
  references: [{ field: 'careerId', table: careers }],
}

const jobTable: ManagedTable = {
  area: managedJobs,
  nameOf: ({ title }) => String(title),
  list,
  store: tableStore({
    ...stored,
    area: managedJobs,
    initial: async () => ({ publishedAt: new Date() }),
  }),
  snapshot: { table: 'jobs' },
}

/** The same rows, as their owners write them: the staff publishes them, and finds them in its record and its bin. */
const ownJobTable: ManagedTable = {
  ...jobTable,
  area: managedOwnJobs,
  requireRoom: requireFewWaiting,
  announce: mailNewJob,
  recordedAs: managedJobs.name,
  list: { ...list, narrowing: [] },
  store: ownedStore({
    ...stored,
    area: managedOwnJobs,
    initial: async () => ({ publishedAt: new Date(), isPublished: false }),
  }),
}

/** Job offers: those of the site, and those of an account. */
export const jobAreas: readonly ManagedTable[] = [jobTable, ownJobTable]
