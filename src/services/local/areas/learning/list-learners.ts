import { and, desc, eq, sql } from 'drizzle-orm'
import { listLearners } from '#schemas/services/teaching.ts'
import { handler } from '../../calls/handler.ts'
import { containsText } from '../../database/conditions.ts'
import type { Transaction } from '../../database/database.ts'
import { countRows, offsetOf, toPagination } from '../../database/paging.ts'
import { accounts } from '../../database/tables/account-tables.ts'
import { classes } from '../../database/tables/class-tables.ts'
import { chapterProgress } from '../../database/tables/learning-tables.ts'
import { enrolments } from '../../database/tables/payment-tables.ts'
import { toPercent } from './progress-rows.ts'
import { byTeacher, chapterCount, finishedCount } from './taught.ts'

const byLearner = eq(chapterProgress.accountId, enrolments.accountId)

const lastAt = sql<Date | null>`(select max(${chapterProgress.updatedAt}) from ${chapterProgress}
  where ${and(
    eq(chapterProgress.siteId, enrolments.siteId),
    eq(chapterProgress.classId, enrolments.classId),
    byLearner,
  )})`.mapWith(chapterProgress.updatedAt)

/** The learners of the classes that the caller teaches. */
export const listLearnersHandler = handler(
  listLearners,
  { role: 'server' },
  async (tx, ctx, input) => {
    const chosen = and(
      eq(enrolments.siteId, ctx.siteId),
      byTeacher(tx, ctx),
      input.slug === undefined || input.slug === '' ? undefined : eq(classes.slug, input.slug),
      containsText([accounts.name], input.search),
    )
    const rows = await selectLearners(tx)
      .where(chosen)
      .orderBy(desc(enrolments.enrolledAt), enrolments.classId, enrolments.accountId)
      .limit(input.pageSize)
      .offset(offsetOf(input))
    const total = await countRows(tx, selectLearners(tx).where(chosen).as('learners'))
    return {
      items: rows.map((row) => ({
        ...row,
        class: { name: row.className, slug: row.classSlug },
        percent: toPercent(row.finished, row.chapters),
        enrolledAt: row.enrolledAt.toISOString(),
        lastAt: row.lastAt?.toISOString() ?? null,
      })),
      pagination: toPagination(input, total),
    }
  },
)

const selectLearners = (tx: Transaction) =>
  tx
    .select({
      id: sql<string>`${accounts.id}`.as('learner_id'),
      name: sql<string>`${accounts.name}`.as('learner'),
      className: sql<string>`${classes.name}`.as('class_name'),
      classSlug: sql<string>`${classes.slug}`.as('class_slug'),
      enrolledAt: enrolments.enrolledAt,
      chapters: chapterCount.as('chapters'),
      finished: finishedCount(byLearner).as('finished'),
      lastAt: lastAt.as('last_at'),
    })
    .from(enrolments)
    .innerJoin(
      classes,
      and(eq(classes.siteId, enrolments.siteId), eq(classes.id, enrolments.classId)),
    )
    // Without the site every superadmin would be looked at, who may be of any.
    .innerJoin(
      accounts,
      and(eq(accounts.siteId, enrolments.siteId), eq(accounts.id, enrolments.accountId)),
    )
    .$dynamic()
