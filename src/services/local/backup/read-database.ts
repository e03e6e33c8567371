import pg from 'pg'
import { z } from 'zod'
import { OperatorError } from '../../operator-error.ts'
import type { Backend, Session } from '../database/backend.ts'
import {
  SequenceValue,
  type RowBatches,
  type Snapshot,
  StoredFile,
  TableShape,
} from './snapshot.ts'

/** How many rows are read at a time. */
const batch = 200

const storedTables = `
  SELECT json_build_object('name', c.relname, 'columns', json_agg(a.attname ORDER BY a.attnum))::text
  FROM pg_class c
  JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0
    AND NOT a.attisdropped AND a.attgenerated = ''
  WHERE c.relkind = 'r' AND c.relnamespace = current_schema()::regnamespace
    AND c.relname <> 'tenun_migrations'
  GROUP BY c.relname ORDER BY c.relname`

const sequenceValues = `
  SELECT json_build_object('name', sequencename, 'last', last_value::text)::text FROM pg_sequences
  WHERE schemaname = current_schema() AND last_value IS NOT NULL ORDER BY 1`

// States are in the order of a job's life.
const waitingJobs = `
  SELECT name, data, retry_limit, retry_count, retry_delay, retry_backoff, start_after
  FROM pgboss.job WHERE state < 'completed'`

const unreadableTables = `
  SELECT relname FROM pg_class c
  WHERE relkind = 'r' AND relforcerowsecurity AND relnamespace = current_schema()::regnamespace
    AND NOT EXISTS (SELECT FROM pg_policy WHERE polrelid = c.oid AND polname = c.relname || '_backup')
    AND NOT (SELECT rolsuper OR rolbypassrls FROM pg_roles WHERE rolname = current_user)`

/** Calls `use` with everything that the database holds at this moment; nothing is locked meanwhile. */
export const withSnapshot = <T>(
  backend: Backend,
  use: (snapshot: Snapshot) => Promise<T>,
): Promise<T> =>
  backend.session(async (session) => {
    await session.script('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    await requireReadable(session)
    await session.script("SELECT set_config('app.backup', 'on', true)")
    const read = async <Row extends z.ZodType>(row: Row, sql: string) =>
      (await session.query(sql, [])).map(([json]) => row.parse(JSON.parse(String(json))))
    const result = await use({
      migrations: (await session.query('SELECT id FROM tenun_migrations ORDER BY id', [])).map(
        ([id]) => String(id),
      ),
      tables: await read(TableShape, storedTables),
      sequences: await read(SequenceValue, sequenceValues),
      rows: ({ name, columns }) =>
        readRows(
          session,
          `SELECT ${columns.map(pg.escapeIdentifier).join(', ')} FROM ${pg.escapeIdentifier(name)}`,
        ),
      jobs: () => readRows(session, waitingJobs),
    })
    await session.script('COMMIT')
    return result
  })

/** The shapes of all tables, and whether any of them has a row of a site. */
export async function readTarget(session: Session) {
  const tables = (await session.query(storedTables, [])).map(([json]) =>
    TableShape.parse(JSON.parse(String(json))),
  )
  const [counted] = await session.query('SELECT count(*)::int FROM sites', [])
  return { tables, sites: Number(counted?.[0]) }
}

const fileTables = ['drive_files', 'form_files']

/** The files that the rows of a snapshot name. */
export async function filesOf(snapshot: Snapshot): Promise<StoredFile[]> {
  const files: StoredFile[] = []
  const Row = StoredFile.extend({ is_stored: z.boolean() })
  for (const table of snapshot.tables.filter(({ name }) => fileTables.includes(name))) {
    for await (const rows of snapshot.rows(table)) {
      for (const row of rows) {
        const { is_stored: isStored, ...file } = Row.parse(JSON.parse(row))
        if (isStored) files.push(file)
      }
    }
  }
  return files
}

/** Row-level security would leave rows out in silence. */
async function requireReadable(session: Session): Promise<void> {
  const hidden = await session.query(unreadableTables, [])
  if (hidden.length > 0)
    throw new OperatorError(
      `Not all rows can be read: ${hidden.flat().join(', ')}. Connect as the role that owns the tables, and ` +
        'start this version of the server once, which migrates the database.',
    )
}

async function* readRows(session: Session, select: string): RowBatches {
  await session.script(
    `DECLARE snapshot_rows NO SCROLL CURSOR FOR SELECT row_to_json(r)::text FROM (${select}) r`,
  )
  for (;;) {
    const rows = await session.query(`FETCH ${batch} FROM snapshot_rows`, [])
    if (rows.length === 0) break
    // A line feed can only be between values: within a string it is escaped.
    yield rows.map(([json]) => String(json).replaceAll('\n', ' '))
  }
  await session.script('CLOSE snapshot_rows')
}
