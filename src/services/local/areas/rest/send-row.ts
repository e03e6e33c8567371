import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { RestAnswer } from '../../../rest-exchange.ts'
import type { Database } from '../../database/database.ts'
import { answerInsert } from './insert-answer.ts'
import { parseForm, parsePayload, requireSettable, type RequestBody } from './parse-payload.ts'
import { badBody, denied } from './rest-problem.ts'
import { limitTime } from './read-rows.ts'
import type { Asked } from './parsed-request.ts'
import { toFields } from './write-rows.ts'
import { nameList, runRows, valueList } from './sql-statement.ts'
import { readableColumns, settableColumns } from './exposed-tables.ts'
import { undoing } from './undo-transaction.ts'
import { toParameter, toText } from './column-values.ts'

/**
 * Inserts the one row that a visitor sends. The visitor cannot read it before it is approved, so the
 * representation is made from the sent values, of public columns.
 */
export async function send(
  database: Database,
  asked: Asked,
  body: RequestBody,
): Promise<RestAnswer> {
  const { table, audience, query, preferences } = asked
  const isRead = preferences.return === 'representation'
  const isHidden = readableColumns(table, audience).length === 0
  if (preferences.resolution !== undefined || (isRead && isHidden)) {
    throw denied(table.name, audience.isSignedIn)
  }
  const fields = toFields(table, audience, isRead ? query.select : [])
  const { rows, keys } = parsePayload(body, query.columns)
  requireSettable(table, audience, keys)
  if (rows.length > audience.limits.sent) throw badBody('One row can be sent at a time')
  const [first] = rows
  if (first === undefined) return answerInsert(asked, fields, { rows: [], added: 0 })

  const sent = await insert(database, asked, parseForm(table, first, keys))
  const row = fields.map(({ column }) => sent.get(column.name) ?? null)
  const id = table.columns.get('id')?.isPublic === true ? String(sent.get('id')) : undefined
  return answerInsert(asked, fields, { rows: [row], added: 1, id })
}

/** Returns the row as stored. */
function insert(
  database: Database,
  { table, audience, preferences }: Asked,
  values: ReadonlyMap<string, unknown>,
): Promise<ReadonlyMap<string, unknown>> {
  const id = randomUUID()
  const columns = settableColumns(table, audience)
  const parameters = columns.map(({ name, type }) => toParameter(type, toText(values.get(name))))
  const store = sql`insert into ${table.source} (${nameList(columns)}) values ${valueList(parameters)}`
  return undoing(preferences.tx === 'rollback', (undo) =>
    database.transaction(audience.actor('sends'), async (tx) => {
      await limitTime(tx, audience.isManager)
      const [row] = await runRows(
        tx,
        sql`select set_config('app.row_id', ${id}::text, true), now()::timestamptz(3)`,
      )
      await runRows(tx, store)
      return undo(new Map([...values, ['id', id], ['sent_at', row?.[1]]]))
    }),
  )
}
