import { type SQL, sql } from 'drizzle-orm'
import type { RestAnswer } from '../../../rest-exchange.ts'
import type { Database } from '../../database/database.ts'
import { answerInsert } from './insert-answer.ts'
import {
  missing,
  parseCell,
  parsePayload,
  type Payload,
  requireSettable,
  type RequestBody,
} from './parse-payload.ts'
import { badBody, RestProblem, unknownKey } from './rest-problem.ts'
import type { Asked } from './parsed-request.ts'
import { requireSingular, toFields } from './write-rows.ts'
import { joinList, nameList, runRows, selectList, toOrder, valueList } from './sql-statement.ts'
import { type RestColumn, settableColumns } from './exposed-tables.ts'
import { undoing } from './undo-transaction.ts'
import { toParameter, toText } from './column-values.ts'

/** Inserts the rows of a manager, or merges them into those with the same ids. */
export async function insert(
  database: Database,
  asked: Asked,
  body: RequestBody,
): Promise<RestAnswer> {
  const { table, audience, query, preferences, media } = asked
  const fields = toFields(table, audience, query.select)
  const order =
    query.order === undefined ? sql`` : sql` order by ${toOrder(table, audience, query.order)}`
  const conflict = toConflict(asked)
  const payload = parsePayload(body, query.columns)
  const columns = requireSettable(table, audience, payload.keys)
  if (payload.rows.length > audience.limits.sent) {
    throw badBody(`At most ${audience.limits.sent} rows can be sent at a time`)
  }
  if (payload.rows.length === 0) return answerInsert(asked, fields, { rows: [], added: 0 })
  const values = toValues(asked, columns, payload)
  const statement = sql`with ${table.source} as (
      insert into ${table.source} (${nameList(columns)}) values ${values} ${conflict(columns)}
      returning *, (xmax = 0) as is_new
    ) select is_new, id, ${selectList(fields)} from ${table.source}${order}`

  return undoing(preferences.tx === 'rollback', (undo) =>
    database.transaction(audience.actor(), async (tx) => {
      const rows = await runRows(tx, statement)
      requireSingular(media, rows.length)
      return undo(
        answerInsert(asked, fields, {
          rows: rows.map((row) => row.slice(2)),
          added: rows.filter(([isNew]) => isNew === true).length,
          id: rows.length === 1 ? String(rows[0]?.[1]) : undefined,
        }),
      )
    }),
  )
}

/** One list of values for each row; an absent value is the default where the request prefers it, else null. */
function toValues(
  { table, audience, preferences }: Asked,
  columns: RestColumn[],
  { rows }: Payload,
): SQL {
  const required = settableColumns(table, audience).filter(
    ({ name, isNullable, hasDefault }) =>
      !isNullable && !hasDefault && !columns.some((column) => column.name === name),
  )
  const [absent] = required
  if (absent !== undefined) throw missing(table, absent.name)
  const isDefault = preferences.missing === 'default'
  if (preferences.resolution === 'merge-duplicates') requireApart(idsOf(rows))
  return joinList(
    inOrder(rows).map((row) =>
      valueList(
        columns.map((column) => {
          if (!row.has(column.name) && isDefault && (column.hasDefault || column.isNullable)) {
            return sql`default`
          }
          const value = parseCell(table, column, row.get(column.name) ?? null)
          return toParameter(column.type, toText(value))
        }),
      ),
    ),
  )
}

/** In the order of their ids, as change-rows.ts locks them. */
const inOrder = (rows: ReadonlyMap<string, unknown>[]) =>
  rows.toSorted((a, b) => (idOf(a) < idOf(b) ? -1 : 1))

const idOf = (row: ReadonlyMap<string, unknown>) => String(row.get('id')).toLowerCase()

const idsOf = (rows: ReadonlyMap<string, unknown>[]) =>
  rows.filter((row) => row.has('id')).map(idOf)

/** PostgreSQL refuses to merge twice into one row, with a failure of its own. */
function requireApart(ids: string[]): void {
  if (new Set(ids).size === ids.length) return
  throw new RestProblem(
    400,
    '21000',
    'ON CONFLICT DO UPDATE command cannot affect row a second time',
  )
}

/** The conflict clause for rows whose id exists. Rows are identified by their id only. */
function toConflict({ table, query, preferences }: Asked): (columns: RestColumn[]) => SQL {
  for (const name of query.onConflict ?? []) {
    if (!table.columns.has(name)) throw unknownKey(table.name, name)
  }
  if (query.onConflict !== undefined && query.onConflict.join() !== 'id') {
    const message =
      'there is no unique or exclusion constraint matching the ON CONFLICT specification'
    throw new RestProblem(400, '42P10', message)
  }
  if (preferences.resolution === undefined) return () => sql``
  if (preferences.resolution === 'ignore-duplicates') {
    return () => sql`on conflict (site_id, id) do nothing`
  }
  return (columns) => {
    const changed = columns.filter(({ name }) => name !== 'id')
    if (changed.length === 0) return sql`on conflict (site_id, id) do nothing`
    const set = changed.map(
      ({ name }) => sql`${sql.identifier(name)} = excluded.${sql.identifier(name)}`,
    )
    return sql`on conflict (site_id, id) do update set ${joinList(set)}`
  }
}
