import { and, asc, desc, eq, or, sql } from 'drizzle-orm'
import { type Handler, handler } from '../../calls/handler.ts'
import { containsText } from '../../database/conditions.ts'
import { countRows, offsetOf, toPagination } from '../../database/paging.ts'
import { recordChange } from '../../records/record-change.ts'
import { deletionHandlers } from './deletion-handlers.ts'
import type { SentTable } from './managed-table.ts'
import { inState, readSent, selectSent, toRow } from './sent-rows.ts'

/** Every call of an area that visitors send. */
export function sentHandlers(sent: SentTable): Handler[] {
  const { calls, name } = sent.area
  const role = 'writer'
  return [
    handler(calls.list, { role }, async (tx, { siteId }, input) => {
      const { table } = sent
      const asked = { page: input.page, pageSize: input.perPage }
      const chosen = and(
        eq(table.siteId, siteId),
        inState(sent, input.state),
        hasWordsOrReceipt(sent, input.search),
      )
      const order = input.sort === 'newest' ? desc(table.sentAt) : asc(table.sentAt)
      const rows = await selectSent(tx, sent)
        .where(chosen)
        .orderBy(order, asc(table.id))
        .limit(asked.pageSize)
        .offset(offsetOf(asked))
      return {
        items: rows.map((row) => toRow(sent, row)),
        pagination: toPagination(asked, await countRows(tx, table, chosen)),
      }
    }),
    handler(calls.detail, { role }, (tx, { siteId }, { id }) => readSent(tx, sent, { siteId, id })),
    decideHandler(sent, 'approve'),
    decideHandler(sent, 'hide'),
    ...deletionHandlers(calls, {
      ...sent,
      name,
      async findName(tx, key) {
        const row = await readSent(tx, sent, key)
        return row && nameOf(row)
      },
    }),
  ]
}

/** Rows with these words, or with this receipt number. */
const hasWordsOrReceipt = ({ table, search }: SentTable, words: string | undefined) =>
  words === undefined || words === ''
    ? undefined
    : or(
        containsText(search, words),
        sql`exists (select from form_consents as c where c.site_id = ${table.siteId}
          and c.row_id = ${table.id}::text and c.receipt = upper(trim(${words})))`,
      )

/** What a visitor called themselves; empty for a donation without a name. */
const nameOf = ({ name }: Record<string, unknown>) => (typeof name === 'string' ? name : '')

/** Stores a decision. One that was taken already changes nothing. */
function decideHandler(sent: SentTable, call: 'approve' | 'hide'): Handler {
  const [event, wanted] =
    call === 'approve' ? (['approved', 'approved'] as const) : (['hidden', 'hidden'] as const)
  return handler(sent.area.calls[call], { role: 'writer' }, async (tx, context, { id }) => {
    const key = { siteId: context.siteId, id }
    const row = await readSent(tx, sent, key)
    if (row === null || row.state === wanted) return row
    await sent.decide(tx, key, call === 'approve')
    const item = { area: sent.area.name, itemId: id, name: nameOf(row) }
    await recordChange(tx, context, { ...item, event, fields: ['state'] })
    return readSent(tx, sent, key)
  })
}
