import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { listBatches } from '#schemas/services/batch.ts'
import { handler } from '../../calls/handler.ts'
import { currentMoment, nextDateOf } from '../../database/current-moment.ts'
import { countRows, offsetOf } from '../../database/paging.ts'
import { batches } from '../../database/tables/batch-tables.ts'
import { programs } from '../../database/tables/program-tables.ts'
import { languageColumns } from '../../text/in-language.ts'

/** Batches of a site that have not ended, ordered by their start: few, so all of them are counted. */
export const listBatchesHandler = handler(
  listBatches,
  {
    role: 'visitor',
    changes: ({ siteId }) =>
      nextDateOf(siteId, batches, [batches.opensAt, batches.closesAt, batches.endsAt]),
    cached: true,
  },
  async (tx, { siteId }, input) => {
    const chosen = and(eq(batches.siteId, siteId), gt(batches.endsAt, currentMoment))
    const total = await countRows(tx, batches, chosen)
    const rows = await tx
      .select({
        ...languageColumns(batches, 'batch'),
        id: batches.id,
        name: batches.name,
        slug: batches.slug,
        program: {
          id: programs.id,
          name: programs.name,
          slug: programs.slug,
          ...languageColumns(programs, 'program'),
        },
        city: batches.city,
        seats: batches.seats,
        opensAt: batches.opensAt,
        closesAt: batches.closesAt,
        startsAt: batches.startsAt,
        endsAt: batches.endsAt,
        isOpen: sql<boolean>`(${batches.opensAt} <= ${currentMoment}
          and ${currentMoment} < ${batches.closesAt})`,
      })
      .from(batches)
      .innerJoin(programs, eq(programs.id, batches.programId))
      .where(chosen)
      .orderBy(asc(batches.startsAt), asc(batches.id))
      .limit(input.pageSize)
      .offset(offsetOf(input))
    return {
      items: rows.map(({ opensAt, closesAt, startsAt, endsAt, ...row }) => ({
        ...row,
        registrationOpensAt: opensAt.toISOString(),
        registrationClosesAt: closesAt.toISOString(),
        startsAt: startsAt.toISOString(),
        endsAt: endsAt.toISOString(),
      })),
      pagination: {
        current_page: input.page,
        last_page: Math.ceil(total / input.pageSize),
        per_page: input.pageSize,
        total_data: total,
      },
    }
  },
)
