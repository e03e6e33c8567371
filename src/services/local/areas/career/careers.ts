import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm'
import { listCareers, readCareer } from '#schemas/services/career.ts'
import { handler } from '../../calls/handler.ts'
import { byIdOrSlug } from '../../database/conditions.ts'
import { currentMoment } from '../../database/current-moment.ts'
import { readCounted } from '../../database/counted-page.ts'
import { careers, jobs } from '../../database/tables/career-tables.ts'
import { readByFormerSlug } from '../../records/former-slugs.ts'
import { nextJobChange } from './next-job-change.ts'
import { languageColumns } from '../../text/in-language.ts'

const pageSize = 10

const itemColumns = {
  ...languageColumns(careers, 'career'),
  id: careers.id,
  name: careers.name,
  slug: careers.slug,
  summary: careers.summary,
  cover: careers.cover,
  jobCount: sql<number>`(select count(*) from ${jobs} where ${and(
    eq(jobs.siteId, careers.siteId),
    eq(jobs.careerId, careers.id),
    gt(jobs.closesAt, currentMoment),
  )})`,
}

/** The fields of work of a site in its own order. */
export const listCareersHandler = handler(
  listCareers,
  { role: 'visitor', changes: nextJobChange, cached: true },
  async (tx, { siteId }, { page }) => {
    const ofSite = eq(careers.siteId, siteId)
    const asked = { page, pageSize }
    const { rows, pagination } = await readCounted(
      tx,
      { ...asked, counted: { from: careers, where: ofSite } },
      (matching) =>
        tx
          .select({ ...itemColumns, matching })
          .from(careers)
          .where(ofSite)
          .orderBy(asc(careers.position), asc(careers.name), asc(careers.id)),
    )
    return { items: rows, pagination }
  },
)

/** A field of work by its slug or id, or by a slug that it had before. */
export const readCareerHandler = handler(
  readCareer,
  { role: 'visitor', changes: nextJobChange, cached: true },
  async (tx, context, { slug }) => {
    const { siteId } = context
    const read = async (chosen: SQL) => {
      const [row] = await tx
        .select({ ...itemColumns, about: careers.about, coverAlt: careers.coverAlt })
        .from(careers)
        .where(and(eq(careers.siteId, siteId), chosen))
      return row ?? null
    }
    const former = { context, area: 'career', slug }
    return (
      (await read(byIdOrSlug(careers, slug))) ??
      readByFormerSlug(tx, former, (id) => read(eq(careers.id, id)))
    )
  },
)
