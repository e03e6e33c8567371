import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Transaction } from '../../database/database.ts'
import type { Audience } from './audience.ts'
import { notOffered } from './query-problem.ts'
import type { OrderTerm } from './parse-order.ts'
import type { Field } from './write-rows.ts'
import {
  readableColumns,
  requireColumn,
  type RestColumn,
  type RestTable,
} from './exposed-tables.ts'

const Rows = z.array(z.array(z.unknown()))

/** Runs one statement; each row is an array of its values. */
export const runRows = async (tx: Transaction, statement: SQL): Promise<unknown[][]> =>
  Rows.parse(await tx.execute(statement))

const commas = (parts: SQL[]) => sql.join(parts, sql`, `)

/** The columns of a select list; never empty, because not every database accepts that. */
export const selectList = (fields: Field[]): SQL =>
  fields.length === 0 ? sql`1` : commas(fields.map(({ column }) => sql`${column.source}`))

/** Names of columns, as in an insert. */
export const nameList = (columns: RestColumn[]): SQL =>
  commas(columns.map(({ name }) => sql`${sql.identifier(name)}`))

export const valueList = (values: SQL[]): SQL => sql`(${commas(values)})`

export const joinList = commas

const terms = {
  asc: { none: sql`asc`, first: sql`asc nulls first`, last: sql`asc nulls last` },
  desc: { none: sql`desc`, first: sql`desc nulls first`, last: sql`desc nulls last` },
}

/** The requested order, or newest first; the id breaks ties, so that pages never overlap. */
export function toOrder(table: RestTable, audience: Audience, asked: OrderTerm[] | undefined): SQL {
  const order = (asked ?? []).map(({ column: name, direction, nulls }) => {
    const column = requireColumn(table, audience, name)
    if (!audience.isManager && (column.isLong || column.type === 'text[]')) {
      throw notOffered(`Ordering by '${name}' is not offered.`)
    }
    return sql`${column.source} ${terms[direction][nulls ?? 'none']}`
  })
  const readable = readableColumns(table, audience)
  const settling = readable.filter(({ name }) => name === 'sent_at' || name === 'id')
  const last = settling.length > 0 ? settling : readable
  const rest = last
    .toSorted((a, b) => Number(b.name === 'sent_at') - Number(a.name === 'sent_at'))
    .map(({ name, source }) => (name === 'id' ? sql`${source} asc` : sql`${source} desc`))
  return commas([...order.slice(0, mostTerms), ...rest])
}

const mostTerms = 10
