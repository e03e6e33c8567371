import { eq, ilike, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether a name is written as an id. */
export const isId = (name: string): boolean => uuid.test(name)

/** The rows with these ids, which are one value of the statement. */
export const isOneOf = (id: PgColumn, ids: readonly string[]): SQL =>
  sql`${id} = any(${`{${ids.join(',')}}`}::uuid[])`

/**
 * Rows in which one of the columns contains this text, ignoring case. Every row of the site is read: for lists of
 * the staff, and for those of a few rows.
 */
export function containsText(columns: PgColumn[], words: string | undefined): SQL | undefined {
  const typed = words?.trim() ?? ''
  if (typed === '') return undefined
  const pattern = `%${typed.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return or(...columns.map((column) => ilike(column, pattern)))
}

/** The row with this id, or else with this slug. */
export function byIdOrSlug(table: { id: PgColumn; slug: PgColumn }, name: string): SQL {
  return isId(name) ? eq(table.id, name) : eq(table.slug, name)
}
