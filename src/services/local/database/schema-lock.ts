import type { Session } from './backend.ts'

/** How long one change of the schema may take, and may wait for that of another program, in milliseconds. */
export const schemaPatience = 600_000

// Any number works, if every version of this program uses the same.
const lock = 7_205_759

/**
 * Runs a change of the schema in a transaction of its own. Programs that start at the same time on one database
 * change it one after the other: their statements would otherwise wait for each other's tables.
 */
export async function changeSchema<T>(session: Session, change: () => Promise<T>): Promise<T> {
  await session.script(
    `BEGIN; SET LOCAL statement_timeout = ${schemaPatience}; SELECT pg_advisory_xact_lock(${lock})`,
    schemaPatience,
  )
  const changed = await change()
  await session.script('COMMIT')
  return changed
}
