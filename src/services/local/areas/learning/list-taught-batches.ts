import { and, desc, eq, exists, sql } from 'drizzle-orm'
import { listTaughtBatches, type TaughtBatch } from '#schemas/services/teaching.ts'
import { requireCaller } from '../../../access.ts'
import type { ServiceContext } from '../../../calls.ts'
import { handler } from '../../calls/handler.ts'
import { containsText } from '../../database/conditions.ts'
import type { Transaction } from '../../database/database.ts'
import { countRows, offsetOf, toPagination } from '../../database/paging.ts'
import { batches } from '../../database/tables/batch-tables.ts'
import { classes } from '../../database/tables/class-tables.ts'
import { programs } from '../../database/tables/program-tables.ts'
import { byTeacher } from './taught.ts'

/** The batches of programs in which the caller teaches. */
export const listTaughtBatchesHandler = handler(
  listTaughtBatches,
  { role: 'server' },
  async (tx, ctx, input) => {
    const chosen = and(
      eq(batches.siteId, ctx.siteId),
      ofPrograms(tx, ctx),
      containsText([batches.name], input.search),
    )
    const { id, name, slug, city, seats, startsAt, endsAt } = batches
    const taught = and(eq(classes.siteId, batches.siteId), eq(classes.programId, batches.programId))
    const rows = await tx
      .select({
        id,
        name,
        slug,
        city,
        seats,
        startsAt,
        endsAt,
        program: { id: programs.id, name: programs.name, slug: programs.slug },
        classes: sql<TaughtBatch['classes']>`(select coalesce(jsonb_agg(jsonb_build_object(
            'name', ${classes.name}, 'slug', ${classes.slug}) order by ${classes.name}), '[]')
          from ${classes} where ${and(taught, byTeacher(tx, ctx))})`,
      })
      .from(batches)
      .innerJoin(programs, and(eq(programs.siteId, ctx.siteId), eq(programs.id, batches.programId)))
      .where(chosen)
      .orderBy(desc(batches.startsAt), batches.id)
      .limit(input.pageSize)
      .offset(offsetOf(input))
    return {
      items: rows.map((row) => ({
        ...row,
        startsAt: row.startsAt.toISOString(),
        endsAt: row.endsAt.toISOString(),
      })),
      pagination: toPagination(input, await countRows(tx, batches, chosen)),
    }
  },
)

/** Of programs with a class that the caller teaches; of all for the staff of the site. */
function ofPrograms(tx: Transaction, ctx: ServiceContext) {
  const { kind } = requireCaller(ctx.caller)
  if (kind === 'superadmin' || kind === 'admin') return undefined
  return exists(
    tx
      .select({ one: sql`1` })
      .from(classes)
      .where(
        and(
          eq(classes.siteId, batches.siteId),
          eq(classes.programId, batches.programId),
          byTeacher(tx, ctx),
        ),
      ),
  )
}
