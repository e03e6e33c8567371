import type { RestAnswer } from '../../../rest-exchange.ts'
import type { Database } from '../../database/database.ts'
import { answerInsert } from './insert-answer.ts'
import { insertSentRow } from './insert-sent-row.ts'
import {
  parseForm,
  parsePayload,
  requireSettable,
  type RequestBody,
  withoutHoneypot,
} from './parse-payload.ts'
import { badBody, denied } from './rest-problem.ts'
import type { Asked } from './parsed-request.ts'
import { toFields } from './write-rows.ts'
import { readableColumns } from './exposed-tables.ts'

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
  const { rows, keys } = withoutHoneypot(table, parsePayload(body, query.columns))
  requireSettable(table, audience, keys)
  if (rows.length > audience.limits.sent) throw badBody('One row can be sent at a time')
  const [first] = rows
  if (first === undefined) return answerInsert(asked, fields, { rows: [], added: 0 })

  const sent = await insertSentRow(database, asked, parseForm(table, first, keys))
  const row = fields.map(({ column }) => sent.get(column.name) ?? null)
  const id = table.columns.get('id')?.isPublic === true ? String(sent.get('id')) : undefined
  return answerInsert(asked, fields, { rows: [row], added: 1, id })
}
