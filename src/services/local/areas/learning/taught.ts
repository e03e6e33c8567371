import { and, eq, exists, type SQL, sql } from 'drizzle-orm'
import { requireCaller } from '../../../access.ts'
import type { ServiceContext } from '../../../calls.ts'
import type { Transaction } from '../../database/database.ts'
import { classes } from '../../database/tables/class-tables.ts'
import { chapterProgress, chapters, classTeachers } from '../../database/tables/learning-tables.ts'

/** The condition of a class that the caller teaches; none for the staff of the site, who see every class. */
export function byTeacher(
  tx: Transaction,
  { siteId, caller }: Pick<ServiceContext, 'siteId' | 'caller'>,
): SQL | undefined {
  const { userId, kind } = requireCaller(caller)
  if (kind === 'superadmin' || kind === 'admin') return undefined
  return exists(
    tx
      .select({ one: sql`1` })
      .from(classTeachers)
      .where(
        and(
          eq(classTeachers.siteId, siteId),
          eq(classTeachers.classId, classes.id),
          eq(classTeachers.accountId, userId),
        ),
      ),
  )
}

/** How many published chapters a class has. */
export const chapterCount = sql<number>`(select count(*)::int from ${chapters}
  where ${and(eq(chapters.siteId, classes.siteId), eq(chapters.classId, classes.id))}
    and ${chapters.isPublished})`

/** How many of these a learner has finished; of all learners of the class without one. */
export const finishedCount = (learner?: SQL) =>
  sql<number>`(select count(*)::int from ${chapterProgress}
    join ${chapters} on ${and(
      eq(chapters.siteId, chapterProgress.siteId),
      eq(chapters.id, chapterProgress.chapterId),
    )} and ${chapters.isPublished}
    where ${and(
      eq(chapterProgress.siteId, classes.siteId),
      eq(chapterProgress.classId, classes.id),
      eq(chapterProgress.state, 'finished'),
      learner,
    )})`
