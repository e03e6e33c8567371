import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Transaction } from '../database/database.ts'
import type { SnapshotLink, SnapshotRows } from '../database/tables/content-tables.ts'

/** Rows that are deleted with a row: those of a table whose column has its id. */
export interface DependentRows {
  table: string
  column: string
  /** The column names rows of this table instead, which is declared before; their foreign key deletes these rows. */
  of?: string
  /** Of rows that link two: the other one, without which the link is not restored. */
  other?: Target
}

/** A column, and the table whose row it names. */
export interface Target {
  column: string
  table: string
}

/** The tables whose rows are in the snapshot of a deleted row. */
export interface SnapshotTables {
  table: string
  dependents?: readonly DependentRows[]
  /** Columns of other rows that the deletion empties, and that a restored row fills again. */
  links?: readonly Omit<DependentRows, 'other' | 'of'>[]
  /** Columns of the row that may be empty; they are, when what they name is gone at the restore. */
  optional?: readonly Target[]
}

/** A row of a site by its id. */
export interface RowKey {
  siteId: string
  id: string
  /** The account that it must belong to; without it any row of the site is meant. */
  ownerId?: string | undefined
}

const Rows = z.tuple([z.tuple([z.array(z.record(z.string(), z.unknown()))])])

const ofSite = (siteId: string, where: SQL) => sql`site_id = ${siteId} and ${where}`

/** The rows of a table that match, as JSON, locked until the end of the transaction. */
async function readRows(tx: Transaction, table: string, where: SQL) {
  const rows: unknown = await tx.execute(
    sql`select coalesce(jsonb_agg(to_jsonb(found)), '[]') from
      (select * from ${sql.identifier(table)} where ${where} for update) as found`,
  )
  return Rows.parse(rows)[0][0]
}

/** The snapshot of a row, its own table first; undefined when there is none. */
export async function readSnapshot(
  tx: Transaction,
  { table, dependents = [], links = [] }: SnapshotTables,
  { siteId, id }: RowKey,
): Promise<{ rows: SnapshotRows[]; links: SnapshotLink[] } | undefined> {
  const own = await readRows(tx, table, ofSite(siteId, sql`id = ${id}`))
  if (own.length === 0) return undefined
  const rows: SnapshotRows[] = [{ table, rows: own }]
  for (const { table: name, column, of = table } of dependents) {
    const ids =
      rows.find((snapshot) => snapshot.table === of)?.rows.map((row) => String(row['id'])) ?? []
    const where = ofSite(siteId, sql`${sql.identifier(column)} = any(${sql.param(ids)}::uuid[])`)
    rows.push({ table: name, rows: await readRows(tx, name, where) })
  }
  const linked: SnapshotLink[] = []
  for (const { table: name, column } of links) {
    const where = ofSite(siteId, sql`${sql.identifier(column)} = ${id}`)
    const found = await readRows(tx, name, where)
    linked.push({ table: name, column, ids: found.map((row) => String(row['id'])) })
  }
  return { rows, links: linked }
}

/** Deletes a row and what is deleted with it. */
export async function deleteTables(
  tx: Transaction,
  { table, dependents = [] }: SnapshotTables,
  { siteId, id }: RowKey,
): Promise<void> {
  for (const { table: name, column } of dependents.filter(({ of }) => of === undefined))
    await tx.execute(
      sql`delete from ${sql.identifier(name)}
        where ${ofSite(siteId, sql`${sql.identifier(column)} = ${id}`)}`,
    )
  await tx.execute(
    sql`delete from ${sql.identifier(table)} where ${ofSite(siteId, sql`id = ${id}`)}`,
  )
}

/** Inserts the rows of a snapshot as they were. A link to what is gone is left out, and a column that may be empty is emptied. */
export async function restoreSnapshot(
  tx: Transaction,
  snapshot: SnapshotTables,
  stored: { siteId: string; rows: SnapshotRows[]; links: SnapshotLink[] },
): Promise<void> {
  const { siteId } = stored
  for (const { table, rows } of stored.rows) {
    const dependent = snapshot.dependents?.find((one) => one.table === table)
    const isOwn = table === snapshot.table
    if (!isOwn && dependent === undefined) continue
    const other = dependent?.other
    const fitting = isOwn
      ? await withoutMissing(tx, siteId, { rows, targets: snapshot.optional ?? [] })
      : other === undefined
        ? rows
        : await withOther(tx, siteId, { rows, other })
    await tx.execute(sql`select tenun_restore_rows(${table}, ${JSON.stringify(fitting)}::jsonb)`)
  }
  const [id] = stored.rows[0]?.rows.map((row) => String(row['id'])) ?? []
  for (const { table, column, ids } of stored.links) {
    const isDeclared = snapshot.links?.some((one) => one.table === table && one.column === column)
    if (!isDeclared || id === undefined || ids.length === 0) continue
    const those = sql.join(
      ids.map((each) => sql`${each}::uuid`),
      sql`, `,
    )
    const name = sql.identifier(column)
    await tx.execute(sql`update ${sql.identifier(table)} set ${name} = ${id}
      where ${ofSite(siteId, sql`id in (${those}) and ${name} is null`)}`)
  }
}

type Stored = Record<string, unknown>

/** Whether a row with this id is there. */
async function exists(
  tx: Transaction,
  siteId: string,
  { table, id }: { table: string; id: unknown },
) {
  const rows: unknown = await tx.execute(
    sql`select 1 from ${sql.identifier(table)} where ${ofSite(siteId, sql`id = ${String(id)}`)}`,
  )
  return z.array(z.unknown()).parse(rows).length > 0
}

async function withoutMissing(
  tx: Transaction,
  siteId: string,
  { rows, targets }: { rows: Stored[]; targets: readonly Target[] },
): Promise<Stored[]> {
  const checked: Stored[] = []
  for (const row of rows) {
    const fitting = { ...row }
    for (const { column, table } of targets) {
      const id = row[column] ?? null
      if (id !== null && !(await exists(tx, siteId, { table, id }))) fitting[column] = null
    }
    checked.push(fitting)
  }
  return checked
}

async function withOther(
  tx: Transaction,
  siteId: string,
  { rows, other: { column, table } }: { rows: Stored[]; other: Target },
): Promise<Stored[]> {
  const there: Stored[] = []
  for (const row of rows) if (await exists(tx, siteId, { table, id: row[column] })) there.push(row)
  return there
}
