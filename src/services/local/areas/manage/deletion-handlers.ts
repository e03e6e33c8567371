import { and, desc, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { deletionCalls } from '#schemas/manage/row-calls.ts'
import { freeHandler, type Handler, handler } from '../../calls/handler.ts'
import { containsText } from '../../database/conditions.ts'
import { countRows, offsetOf, toPagination } from '../../database/paging.ts'
import { restorableDays } from '../../database/retention.ts'
import { deletedRows } from '../../database/tables/content-tables.ts'
import { deletedByOwner, deleteRow, restoreRow } from '../../records/delete-row.ts'
import type { Deletable } from './managed-table.ts'
import { ownerFor } from './owned-rows.ts'
import { toRestoreRefusal, toWriteRefusal } from './refusals.ts'
import { requireUnused, requireUnusedByServer } from './require-unused.ts'

type DeletionCalls = ReturnType<typeof deletionCalls>

const { deletedAt, itemId, area: ofArea } = deletedRows
const lastMoment = sql`(${deletedAt} + make_interval(days => ${restorableDays}))`
const toText = (moment: SQL) =>
  sql<string>`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** Deletes, lists and restores the rows of an area. */
export const deletionHandlers = (calls: DeletionCalls, area: Deletable): Handler[] => [
  deleteHandler(calls, area),
  deletedHandler(calls, area),
  restoreHandler(calls, area),
]

function deleteHandler(calls: DeletionCalls, area: Deletable): Handler {
  const { deletedBy: role = 'writer', blockers = [], snapshot } = area
  const own = blockers.filter((blocker) => blocker.role === undefined || blocker.role === role)
  const ofServer = blockers.filter((blocker) => !own.includes(blocker))
  return freeHandler(calls.delete, async (database, context, { id }) => {
    const { siteId } = context
    const ownerId = ownerFor(area, context)
    const key = { siteId, id, ownerId }
    await requireUnusedByServer(database, ofServer, key)
    try {
      return await database.transaction({ role, siteId, accountId: ownerId }, async (tx) => {
        const name = await area.findName(tx, key)
        if (name === null) return null
        await requireUnused(tx, own, key)
        await deleteRow(tx, context, { area: area.name, itemId: id, name, snapshot })
        return { id }
      })
    } catch (error) {
      // What came to use it between the two transactions.
      throw toWriteRefusal(error)
    }
  })
}

function deletedHandler(calls: DeletionCalls, { name, isOwned }: Deletable): Handler {
  return handler(
    calls.deleted,
    { role: 'writer', isOwn: isOwned },
    async (tx, { siteId, caller }, { page, perPage, search }) => {
      const asked = { page, pageSize: perPage }
      const chosen = and(
        eq(deletedRows.siteId, siteId),
        eq(ofArea, name),
        gt(lastMoment, sql`now()`),
        deletedByOwner(ownerFor({ isOwned }, { caller })),
        containsText([deletedRows.name], search),
      )
      const items = await tx
        .select({
          id: itemId,
          name: deletedRows.name,
          deletedAt: toText(sql`${deletedAt}`),
          deletedBy: deletedRows.deletedBy,
          restorableUntil: toText(lastMoment),
        })
        .from(deletedRows)
        .where(chosen)
        .orderBy(desc(deletedAt), itemId)
        .limit(perPage)
        .offset(offsetOf(asked))
      return { items, pagination: toPagination(asked, await countRows(tx, deletedRows, chosen)) }
    },
  )
}

function restoreHandler(calls: DeletionCalls, area: Deletable): Handler {
  const { name, deletedBy: role = 'writer', snapshot, isOwned } = area
  return handler(
    calls.restore,
    { role, isOwn: isOwned, toError: toRestoreRefusal },
    async (tx, context, { id }) => {
      const ownerId = ownerFor(area, context)
      const row = { area: name, itemId: id, snapshot, ownerId }
      if (!(await restoreRow(tx, context, row))) return null
      await area.requireRoom?.(tx, { siteId: context.siteId, id, ownerId })
      return { id }
    },
  )
}
