import pg from 'pg'
import { OperatorError } from '../../operator-error.ts'
import type { Backend, Session } from '../database/backend.ts'
import { requireQueues } from '../jobs/queue-runner.ts'
import { readTarget } from './read-database.ts'
import type { Snapshot, TableShape } from './snapshot.ts'

/** What was inserted, by table. */
export type RowCounts = Map<string, number>

interface FillOptions {
  /** Whether work that waited in the queue is queued here. */
  withJobs: boolean
  /** Is called before each table. */
  progress(done: number, total: number): void
}

const foreignKeys = `
  SELECT conrelid::regclass::text, conname, pg_get_constraintdef(oid) FROM pg_constraint
  WHERE contype = 'f' AND connamespace = current_schema()::regnamespace`

/**
 * Inserts a snapshot into a migrated database without sites, as a whole or not at all. Triggers are disabled
 * meanwhile, since their effects are in the rows; foreign keys are checked at the end.
 */
export async function fillDatabase(
  backend: Backend,
  snapshot: Snapshot,
  { withJobs, progress }: FillOptions,
): Promise<RowCounts> {
  const jobs = withJobs ? await queuedJobs(backend, snapshot) : []
  return backend.session(async (session) => {
    await session.script("BEGIN; SELECT set_config('app.backup', 'on', true)")
    await requireFitting(session, snapshot)
    const keys = await session.query(foreignKeys, [])
    for (const [table, key] of keys)
      await session.script(`ALTER TABLE ${String(table)} DROP CONSTRAINT ${quote(key)}`)
    const counts: RowCounts = new Map()
    for (const [at, table] of snapshot.tables.entries()) {
      progress(at, snapshot.tables.length)
      counts.set(table.name, await fillTable(session, table, snapshot))
    }
    for (const { name, last } of snapshot.sequences)
      await session.query('SELECT setval(format($$%I$$, $1::text)::regclass, $2::bigint)', [
        name,
        last,
      ])
    for (const [table, key, definition] of keys)
      await session.script(
        `ALTER TABLE ${String(table)} ADD CONSTRAINT ${quote(key)} ${String(definition)}`,
      )
    for (const batch of jobs) await insertJobs(session, batch)
    await session.script('COMMIT')
    return counts
  })
}

const quote = (name: unknown) => pg.escapeIdentifier(String(name))

async function requireFitting(session: Session, snapshot: Snapshot): Promise<void> {
  const { tables, sites } = await readTarget(session)
  if (sites > 0)
    throw new OperatorError(
      `This database has ${sites} sites already: fill an empty one, so that none is lost.`,
    )
  const columns = new Map(tables.map((table) => [table.name, table.columns]))
  for (const { name, columns: wanted } of snapshot.tables) {
    const known = columns.get(name)
    const strange = wanted.filter((column) => known?.includes(column) !== true)
    if (known === undefined || strange.length > 0)
      throw new OperatorError(
        `The backup has ${[name, ...strange].join('.')}, which this version does not know.`,
      )
  }
}

async function fillTable(session: Session, table: TableShape, snapshot: Snapshot): Promise<number> {
  const name = pg.escapeIdentifier(table.name)
  const columns = table.columns.map(pg.escapeIdentifier).join(', ')
  const insert = `INSERT INTO ${name} (${columns}) OVERRIDING SYSTEM VALUE
    SELECT ${columns} FROM json_populate_recordset(NULL::${name}, $1::json)`
  await session.script(`ALTER TABLE ${name} DISABLE TRIGGER USER`)
  let count = 0
  for await (const rows of snapshot.rows(table)) {
    await session.query(insert, [`[${rows.join(',')}]`])
    count += rows.length
  }
  await session.script(`ALTER TABLE ${name} ENABLE TRIGGER USER`)
  return count
}

/** The waiting jobs; their queues are created first. */
async function queuedJobs(backend: Backend, snapshot: Snapshot): Promise<(readonly string[])[]> {
  const batches: (readonly string[])[] = []
  for await (const batch of snapshot.jobs()) batches.push(batch)
  const names = batches.flat().map((job) => (JSON.parse(job) as { name: string }).name)
  await requireQueues(
    backend,
    [...new Set(names)].map((name) => ({ name })),
  )
  return batches
}

const insertJobs = (session: Session, batch: readonly string[]) =>
  session.query(
    `INSERT INTO pgboss.job (name, data, retry_limit, retry_count, retry_delay, retry_backoff, start_after)
     SELECT name, data, retry_limit, retry_count, retry_delay, retry_backoff, start_after
     FROM json_populate_recordset(NULL::pgboss.job, $1::json)`,
    [`[${batch.join(',')}]`],
  )
