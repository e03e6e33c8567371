import { type SQL, sql } from 'drizzle-orm'
import type { RestAnswer } from '../../../rest-exchange.ts'
import type { Database, Transaction } from '../../database/database.ts'
import { toWhere } from './filter-sql.ts'
import { preferenceApplied } from './preferences.ts'
import { denied } from './rest-problem.ts'
import { toContentRange, toRange, toReadStatus } from './row-range.ts'
import type { Asked } from './parsed-request.ts'
import { requireSingular, toFields, writeRows } from './write-rows.ts'
import { runRows, selectList, toOrder } from './sql-statement.ts'
import { readableColumns } from './exposed-tables.ts'

/** Answers GET and HEAD: a page of rows, and the number of all rows where it is requested. */
export async function read(database: Database, asked: Asked): Promise<RestAnswer> {
  const { table, audience, query, media, preferences } = asked
  if (readableColumns(table, audience).length === 0) throw denied(table.name, audience.isSignedIn)
  const fields = toFields(table, audience, query.select)
  const where = toWhere(table, audience, query.conditions) ?? sql`true`
  const order = toOrder(table, audience, query.order)
  const range = toRange(query, asked.range, audience)

  const { rows, total } = await database.transaction(audience.actor(), async (tx) => {
    return {
      total: preferences.count === undefined ? undefined : await countRows(tx, asked, where),
      rows: await runRows(
        tx,
        sql`select ${selectList(fields)} from ${table.source} where ${where} order by ${order}
          limit cast(${String(range.limit)}::text as bigint)
          offset cast(${String(range.offset)}::text as bigint)`,
      ),
    }
  })
  const status = toReadStatus(range, rows.length, total)
  requireSingular(media, rows.length)
  return {
    status,
    headers: {
      'content-type': media.contentType,
      'content-location': asked.location,
      'content-range': toContentRange(range.offset, rows.length, total),
      ...preferenceApplied(preferences, ['count', 'handling', 'timezone']),
    },
    body: writeRows(media, fields, rows),
  }
}

async function countRows(tx: Transaction, { table, audience }: Asked, where: SQL) {
  const most = String(audience.limits.counted)
  const [row] = await runRows(
    tx,
    sql`select count(*)::int from (
      select 1 from ${table.source} where ${where} limit cast(${most}::text as bigint)
    ) as counted`,
  )
  return Number(row?.[0] ?? 0)
}
