import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import {
  type LearningResult,
  listResults,
  recordResult,
} from '#schemas/services/learning-result.ts'
import { requireCaller } from '../../../access.ts'
import type { ServiceContext } from '../../../calls.ts'
import { handler } from '../../calls/handler.ts'
import type { Transaction } from '../../database/database.ts'
import { countRows, offsetOf, toPagination } from '../../database/paging.ts'
import { learningResults } from '../../database/tables/learning-tables.ts'

/** How many results of an account are stored. */
const most = 200

const ofCaller = ({ siteId, caller }: ServiceContext) =>
  and(
    eq(learningResults.siteId, siteId),
    eq(learningResults.accountId, requireCaller(caller).userId),
  )

const newestFirst = [desc(learningResults.recordedAt), learningResults.id] as const

/** The results of the caller. */
export const listResultsHandler = handler(
  listResults,
  { role: 'server' },
  async (tx, ctx, input) => {
    const { kind } = input
    const chosen = and(ofCaller(ctx), kind && eq(learningResults.kind, kind))
    const rows = await tx
      .select()
      .from(learningResults)
      .where(chosen)
      .orderBy(...newestFirst)
      .limit(input.pageSize)
      .offset(offsetOf(input))
    const total = await countRows(tx, learningResults, chosen)
    return { items: rows.map(toResult), pagination: toPagination(input, total) }
  },
)

/** Stores a result of the caller. */
export const recordResultHandler = handler(
  recordResult,
  { role: 'server' },
  async (tx, ctx, input) => {
    const owner = { siteId: ctx.siteId, accountId: requireCaller(ctx.caller).userId }
    const better = sql`excluded.correct * ${learningResults.total} >= ${learningResults.correct} * excluded.total`
    const kept = (column: 'correct' | 'total') =>
      sql`case when ${better} then ${sql.raw(`excluded.${column}`)} else ${learningResults[column]} end`
    const [row] = await tx
      .insert(learningResults)
      .values({ ...owner, ...input, recordedAt: sql`clock_timestamp()` })
      .onConflictDoUpdate({
        target: [learningResults.siteId, learningResults.accountId, learningResults.slug],
        targetWhere: sql`kind = 'exercise'`,
        set: {
          title: input.title,
          path: input.path,
          correct: kept('correct'),
          total: kept('total'),
          recordedAt: sql`clock_timestamp()`,
        },
      })
      .returning()
    await removeOldest(tx, ctx)
    return row === undefined ? null : toResult(row)
  },
)

/** Deletes what is older than the newest results of the caller. */
async function removeOldest(tx: Transaction, ctx: ServiceContext): Promise<void> {
  const old = tx
    .select({ id: learningResults.id })
    .from(learningResults)
    .where(ofCaller(ctx))
    .orderBy(...newestFirst)
    .offset(most)
  await tx.delete(learningResults).where(and(ofCaller(ctx), inArray(learningResults.id, old)))
}

const toResult = ({
  accountId: _account,
  siteId: _site,
  recordedAt,
  ...row
}: typeof learningResults.$inferSelect): LearningResult => ({
  ...row,
  recordedAt: recordedAt.toISOString(),
})
