import { and, asc, desc, eq, gt, type SQL, sql } from 'drizzle-orm'
import { type JobItem, listJobs, readJob } from '#schemas/services/career.ts'
import { handler } from '../../calls/handler.ts'
import type { Transaction } from '../../database/database.ts'
import { byIdOrSlug } from '../../database/conditions.ts'
import { currentMoment } from '../../database/current-moment.ts'
import { readCounted } from '../../database/counted-page.ts'
import { careers, jobs } from '../../database/tables/career-tables.ts'
import { readByFormerSlug } from '../../records/former-slugs.ts'
import { nextJobChange } from './next-job-change.ts'
import { languageColumns } from '../../text/in-language.ts'

const pageSize = 10

const itemColumns = {
  ...languageColumns(jobs, 'job'),
  id: jobs.id,
  title: jobs.title,
  slug: jobs.slug,
  summary: jobs.summary,
  career: {
    id: careers.id,
    name: careers.name,
    slug: careers.slug,
    ...languageColumns(careers, 'career'),
  },
  employment: jobs.employment,
  mode: jobs.mode,
  city: jobs.city,
  salaryFrom: jobs.salaryFrom,
  salaryTo: jobs.salaryTo,
  publishedAt: jobs.publishedAt,
  closesAt: jobs.closesAt,
  isOpen: sql<boolean>`(${jobs.closesAt} > ${currentMoment})`,
}

type ItemRow = Omit<JobItem, 'salary' | 'publishedAt' | 'closesAt'> & {
  salaryFrom: number | null
  salaryTo: number | null
  publishedAt: Date
  closesAt: Date
}

const toItem = <Row extends ItemRow>({ salaryFrom, salaryTo, ...row }: Row) => ({
  ...row,
  salary: salaryFrom === null ? null : { from: salaryFrom, to: salaryTo },
  publishedAt: row.publishedAt.toISOString(),
  closesAt: row.closesAt.toISOString(),
})

/** Jobs that take applications, of one field or of all; null when there is no such field. */
export const listJobsHandler = handler(
  listJobs,
  { role: 'visitor', changes: nextJobChange, cached: true },
  async (tx, { siteId }, { page, careerId }) => {
    const career = careerId === undefined ? undefined : await findCareer(tx, siteId, careerId)
    if (career === null) return null
    const chosen = and(
      eq(jobs.siteId, siteId),
      career && eq(jobs.careerId, career.id),
      gt(jobs.closesAt, currentMoment),
    )
    const asked = { page, pageSize }
    const { rows, pagination } = await readCounted(
      tx,
      { ...asked, counted: { from: jobs, where: chosen } },
      (matching) =>
        tx
          .select({ ...itemColumns, matching })
          .from(jobs)
          .innerJoin(careers, eq(careers.id, jobs.careerId))
          .where(chosen)
          .orderBy(desc(jobs.publishedAt), asc(jobs.id)),
    )
    return { items: rows.map(toItem), pagination }
  },
)

async function findCareer(tx: Transaction, siteId: string, name: string) {
  const [row] = await tx
    .select({ id: careers.id })
    .from(careers)
    .where(and(eq(careers.siteId, siteId), byIdOrSlug(careers, name)))
  return row ?? null
}

/** A job by its id or slug, or by a slug that it had before. */
export const readJobHandler = handler(
  readJob,
  { role: 'visitor', changes: nextJobChange, cached: true },
  async (tx, context, { id }) => {
    const { siteId } = context
    const former = { context, area: 'job', slug: id }
    return (
      (await findJob(tx, siteId, byIdOrSlug(jobs, id))) ??
      readByFormerSlug(tx, former, (itemId) => findJob(tx, siteId, eq(jobs.id, itemId)))
    )
  },
)

async function findJob(tx: Transaction, siteId: string, chosen: SQL) {
  const [row] = await tx
    .select({
      ...itemColumns,
      about: jobs.about,
      duties: jobs.duties,
      requirements: jobs.requirements,
      benefits: jobs.benefits,
    })
    .from(jobs)
    .innerJoin(careers, eq(careers.id, jobs.careerId))
    .where(and(eq(jobs.siteId, siteId), chosen))
  return row === undefined ? null : toItem(row)
}
