import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import type { Transaction } from '../../database/database.ts'
import type { SiteTable, Values } from './managed-table.ts'

const Inserted = z.tuple([z.tuple([z.string()])])

/** Each value with its column, as SQL. */
function assignments(table: SiteTable, values: Values) {
  const columns = getTableColumns(table) as Record<string, PgColumn>
  return Object.entries(values).flatMap(([name, value]) => {
    const column = columns[name]
    if (column === undefined) return []
    return [{ name: sql.identifier(column.name), value: sql`${sql.param(value, column)}` }]
  })
}

/** Inserts a row of any table, by the names of its columns, and returns its id. */
export async function insertRow(
  tx: Transaction,
  table: SiteTable,
  values: Values,
): Promise<string> {
  const rows: unknown = await tx.execute(sql`${toInsert(table, values)} returning id`)
  return Inserted.parse(rows)[0][0]
}

/** The same; undefined where another row has what must be unique, also one that the transaction cannot see. */
export async function insertUnlessTaken(
  tx: Transaction,
  table: SiteTable,
  values: Values,
): Promise<string | undefined> {
  const rows: unknown = await tx.execute(
    sql`${toInsert(table, values)} on conflict do nothing returning id`,
  )
  return z.array(z.tuple([z.string()])).parse(rows)[0]?.[0]
}

function toInsert(table: SiteTable, values: Values): SQL {
  const pairs = assignments(table, values)
  const names = sql.join(
    pairs.map(({ name }) => name),
    sql`, `,
  )
  const given = sql.join(
    pairs.map(({ value }) => value),
    sql`, `,
  )
  return sql`insert into ${table} (${names}) values (${given})`
}

/** Updates the row that matches, column by column. */
export async function updateRow(
  tx: Transaction,
  table: SiteTable,
  { changes, where }: { changes: Values; where: SQL | undefined },
): Promise<void> {
  const set = sql.join(
    assignments(table, changes).map(({ name, value }) => sql`${name} = ${value}`),
    sql`, `,
  )
  await tx.execute(sql`update ${table} set ${set} where ${where}`)
}
