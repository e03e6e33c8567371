import { and, desc, eq, isNotNull, or, sql } from 'drizzle-orm'
import { listLearningClasses } from '#schemas/services/learning.ts'
import { requireCaller } from '../../../access.ts'
import { handler } from '../../calls/handler.ts'
import type { Transaction } from '../../database/database.ts'
import { countRows, offsetOf, toPagination } from '../../database/paging.ts'
import { classes } from '../../database/tables/class-tables.ts'
import { chapterProgress } from '../../database/tables/learning-tables.ts'
import { enrolments } from '../../database/tables/payment-tables.ts'
import { type LearnerOfSite, readProgressRows, toProgress } from './progress-rows.ts'

/** The classes of the caller, each with the progress. */
export const listLearningClassesHandler = handler(
  listLearningClasses,
  { role: 'server' },
  async (tx, { siteId, caller }, input) => {
    const learner = { siteId, accountId: requireCaller(caller).userId }
    const chosen = selectClasses(tx, learner)
    const total = await countRows(tx, selectClasses(tx, learner).as('chosen'))
    const rows = await chosen.limit(input.pageSize).offset(offsetOf(input))
    const read = await readProgressRows(
      tx,
      learner,
      rows.map(({ id }) => id),
    )
    return {
      items: rows.map(({ id, name, slug, kind, isPremium, cover, enrolledAt }) => ({
        class: { id, name, slug, kind, isPremium, cover },
        enrolledAt: enrolledAt?.toISOString() ?? null,
        progress: toProgress(read.filter(({ classId }) => classId === id)),
      })),
      pagination: toPagination(input, total),
    }
  },
)

function selectClasses(tx: Transaction, { siteId, accountId }: LearnerOfSite) {
  const { id, name, slug, kind, isPremium, cover } = classes
  const read = tx
    .select({
      classId: chapterProgress.classId,
      lastAt: sql<Date>`max(${chapterProgress.updatedAt})`.as('last_at'),
    })
    .from(chapterProgress)
    .where(and(eq(chapterProgress.siteId, siteId), eq(chapterProgress.accountId, accountId)))
    .groupBy(chapterProgress.classId)
    .as('read')
  return tx
    .select({
      id,
      name,
      slug,
      kind,
      isPremium,
      cover,
      enrolledAt: enrolments.enrolledAt,
      lastAt: read.lastAt,
    })
    .from(classes)
    .leftJoin(
      enrolments,
      and(
        eq(enrolments.siteId, siteId),
        eq(enrolments.classId, classes.id),
        eq(enrolments.accountId, accountId),
      ),
    )
    .leftJoin(read, eq(read.classId, classes.id))
    .where(
      and(eq(classes.siteId, siteId), or(isNotNull(enrolments.accountId), isNotNull(read.classId))),
    )
    .orderBy(
      desc(sql`greatest(${enrolments.enrolledAt}, ${read.lastAt})`),
      classes.name,
      classes.id,
    )
    .$dynamic()
}
