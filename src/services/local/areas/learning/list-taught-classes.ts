import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { listTaughtClasses } from '#schemas/services/teaching.ts'
import { handler } from '../../calls/handler.ts'
import { containsText } from '../../database/conditions.ts'
import { countRows, offsetOf, toPagination } from '../../database/paging.ts'
import { classes } from '../../database/tables/class-tables.ts'
import { chapterProgress } from '../../database/tables/learning-tables.ts'
import { enrolments } from '../../database/tables/payment-tables.ts'
import { badgeState } from '../class/class-state.ts'
import { toPercent } from './progress-rows.ts'
import { byTeacher, chapterCount, finishedCount } from './taught.ts'

const enrolled = sql`select ${enrolments.accountId} from ${enrolments}
  where ${and(eq(enrolments.siteId, classes.siteId), eq(enrolments.classId, classes.id))}`

/** The classes that the caller teaches. */
export const listTaughtClassesHandler = handler(
  listTaughtClasses,
  { role: 'server' },
  async (tx, ctx, input) => {
    const chosen = and(
      eq(classes.siteId, ctx.siteId),
      byTeacher(tx, ctx),
      containsText([classes.name], input.search),
    )
    const { id, name, slug, kind, seats, startsAt, endsAt } = classes
    const rows = await tx
      .select({
        id,
        name,
        slug,
        kind,
        seats,
        startsAt,
        endsAt,
        state: badgeState,
        learners: classes.enrolled,
        chapters: chapterCount,
        finished: finishedCount(inArray(chapterProgress.accountId, sql`(${enrolled})`)),
      })
      .from(classes)
      .where(chosen)
      .orderBy(desc(classes.startsAt), classes.name, classes.id)
      .limit(input.pageSize)
      .offset(offsetOf(input))
    return {
      items: rows.map(({ chapters, finished, ...row }) => ({
        ...row,
        startsAt: row.startsAt.toISOString(),
        endsAt: row.endsAt.toISOString(),
        percent: toPercent(finished, chapters * row.learners),
      })),
      pagination: toPagination(input, await countRows(tx, classes, chosen)),
    }
  },
)
