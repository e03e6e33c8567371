import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

/**
 * The moment at which a read is made: that of the page that is rendered, else the clock of the database. Writes
 * and money use `now()`.
 */
export const currentMoment = sql`tenun_now()`

/** The earliest of the dates in some columns of a site's rows that has not come yet; null when none has. */
export const nextDateOf = (
  siteId: string,
  table: PgTable & { siteId: PgColumn },
  columns: readonly PgColumn[],
): SQL =>
  earliest(
    columns.map(
      (column) => sql`(select min(${column}) from ${table}
        where ${table.siteId} = ${siteId} and ${column} > ${currentMoment})`,
    ),
  )

/** The next moment at which a post, an episode or a job of the site of the transaction is published. */
export const nextPublication = (): SQL => sql`tenun_next_publication()`

/** The earliest of several moments, of which some may be null. */
export const earliest = (moments: readonly SQL[]): SQL =>
  sql`least(${sql.join([...moments], sql`, `)})`
