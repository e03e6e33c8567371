import { type SQL, sql } from 'drizzle-orm'
import type { RestAnswer } from '../../../rest-exchange.ts'
import type { Database } from '../../database/database.ts'
import { toWhere } from './filter-sql.ts'
import { parseCell, parsePayload, requireSettable, type RequestBody } from './parse-payload.ts'
import { badBody, denied, RestProblem } from './rest-problem.ts'
import { answerChange } from './change-answer.ts'
import type { Asked } from './parsed-request.ts'
import { requireSingular, toFields } from './write-rows.ts'
import { joinList, runRows, selectList, toOrder } from './sql-statement.ts'
import { undoing } from './undo-transaction.ts'
import { toParameter, toText } from './column-values.ts'

/** Updates the rows that a manager’s filters select. */
export function update(database: Database, asked: Asked, body: RequestBody): Promise<RestAnswer> {
  const { table, audience, query } = asked
  if (!audience.isManager) throw denied(table.name, audience.isSignedIn)
  const where = requireWhere(asked, 'UPDATE')
  const { rows, keys } = parsePayload(body, query.columns)
  const columns = requireSettable(table, audience, keys)
  const [row, ...others] = rows
  if (others.length > 0) throw badBody('One object says what changes')
  const set = columns.map((column) => {
    const value = parseCell(table, column, row?.get(column.name) ?? null)
    return sql`${sql.identifier(column.name)} = ${toParameter(column.type, toText(value))}`
  })
  const statement =
    row === undefined || set.length === 0
      ? undefined
      : sql`${lockRows(asked, where)}, ${table.source} as (
          update ${table.source} set ${joinList(set)} where id in (select id from locked)
          returning *
        )`
  return change(database, asked, { statement, kind: 'update' })
}

/** Deletes the rows that a manager’s filters select. */
export function remove(database: Database, asked: Asked): Promise<RestAnswer> {
  const { table, audience } = asked
  if (!audience.isManager) throw denied(table.name, audience.isSignedIn)
  const where = requireWhere(asked, 'DELETE')
  const statement = sql`${lockRows(asked, where)}, ${table.source} as (
      delete from ${table.source} where id in (select id from locked) returning *
    )`
  return change(database, asked, { statement, kind: 'delete' })
}

/** Always locked in the order of their ids, so that two changes of the same rows cannot deadlock. */
const lockRows = ({ table }: Asked, where: SQL) =>
  sql`with locked as (select id from ${table.source} where ${where} order by id for update)`

/** Rows to be changed are selected by filters only. */
function requireWhere({ table, audience, query }: Asked, verb: string): SQL {
  if (query.limit !== undefined || query.offset > 0) {
    const details = 'Name the rows to be changed by filters.'
    throw new RestProblem(400, 'PGRST109', {
      message: 'A limit is not offered for changes',
      details,
    })
  }
  const where = toWhere(table, audience, query.conditions)
  if (where === undefined) throw new RestProblem(400, '21000', `${verb} requires a WHERE clause`)
  return where
}

function change(
  database: Database,
  asked: Asked,
  { statement, kind }: { statement: SQL | undefined; kind: 'update' | 'delete' },
): Promise<RestAnswer> {
  const { table, audience, query, preferences } = asked
  const fields = toFields(table, audience, query.select)
  const order =
    query.order === undefined ? sql`` : sql` order by ${toOrder(table, audience, query.order)}`
  return undoing(preferences.tx === 'rollback', (undo) =>
    database.transaction(audience.actor(), async (tx) => {
      const rows =
        statement === undefined
          ? []
          : await runRows(
              tx,
              sql`${statement}
                select ${selectList(fields)} from ${table.source}${order}`,
            )
      requireFew(asked, rows.length)
      requireSingular(asked.media, rows.length)
      return undo(answerChange(asked, fields, { rows, kind }))
    }),
  )
}

function requireFew({ preferences }: Asked, rows: number): void {
  const { handling, maxAffected } = preferences
  if (handling !== 'strict' || maxAffected === undefined || rows <= maxAffected) return
  throw new RestProblem(400, 'PGRST124', {
    message: 'Query result exceeds max-affected preference constraint',
    details: `The query affects ${rows} rows`,
  })
}
