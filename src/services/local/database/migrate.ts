import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Backend, Log, Session } from './backend.ts'
import { databaseNotPrepared } from './database-not-prepared.ts'
import { changeSchema, schemaPatience } from './schema-lock.ts'
import { OperatorError } from '../../operator-error.ts'

/** The folder of the migrations, relative to the project's root, where the server is started. */
export const migrationsFolder = join('src', 'services', 'local', 'database', 'migrations')

interface Migration {
  id: string
  sql: string
  sha256: string
}

/**
 * Applies new migrations in order, each in a transaction of its own, up to the id `last` where one is named.
 * Programs that start at the same time on one database wait for each other. Throws on a file that was changed
 * after it was applied, and where the role of the connection may not do what a migration does.
 */
export async function migrate(
  backend: Backend,
  log: Log,
  { folder = migrationsFolder, last }: { folder?: string; last?: string | undefined } = {},
) {
  const migrations = await readMigrations(folder)
  if (backend.state() === 'read-only') return requireApplied(backend, migrations)
  const wanted = migrations.filter(({ id }) => last === undefined || id <= last)
  try {
    if (await areApplied(backend, wanted)) return
    for (const migration of wanted) {
      const change = (session: Session) => changeSchema(session, () => apply(session, migration))
      const isNew = await backend.session(change)
      if (isNew) log(`Applied migration ${migration.id}`)
    }
  } catch (error) {
    throw databaseNotPrepared(error)
  }
}

/** Whether nothing is left to do, asked without the lock of the schema and its transaction for each file. */
function areApplied(backend: Backend, wanted: readonly Migration[]): Promise<boolean> {
  return backend.session(async (session) => {
    const exists = await session.query(`SELECT to_regclass('tenun_migrations') IS NOT NULL`, [])
    if (exists[0]?.[0] !== true) return false
    const rows = await session.query('SELECT id, sha256 FROM tenun_migrations', [])
    const applied = new Map(rows.map(([id, sha256]) => [id, sha256]))
    return wanted.every(({ id, sha256 }) => applied.get(id) === sha256)
  })
}

/** Throws when a migration is missing in a database that cannot be changed. */
async function requireApplied(backend: Backend, migrations: readonly Migration[]): Promise<void> {
  const rows = await backend.session((session) =>
    session.query('SELECT id FROM tenun_migrations', []),
  )
  const applied = new Set(rows.flat())
  const missing = migrations.filter(({ id }) => !applied.has(id)).map(({ id }) => id)
  if (missing.length === 0) return
  throw new OperatorError(
    `Nothing can be stored, and these migrations wait: ${missing.join(', ')}. Make room, and start again.`,
  )
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()
  return Promise.all(
    files.map(async (file) => {
      const sql = (await readFile(join(folder, file), 'utf8')).replaceAll('\r\n', '\n')
      const sha256 = createHash('sha256').update(sql).digest('hex')
      return { id: file.replace(/\.sql$/, ''), sql, sha256 }
    }),
  )
}

async function apply(session: Session, { id, sql, sha256 }: Migration): Promise<boolean> {
  await session.script(
    `CREATE TABLE IF NOT EXISTS tenun_migrations (
       id text PRIMARY KEY, sha256 text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now()
     )`,
    schemaPatience,
  )
  const [applied] = await session.query('SELECT sha256 FROM tenun_migrations WHERE id = $1', [id])
  if (applied === undefined) {
    await session.script(sql, schemaPatience)
    await session.query('INSERT INTO tenun_migrations (id, sha256) VALUES ($1, $2)', [id, sha256])
  } else if (applied[0] !== sha256) {
    throw new OperatorError(
      `Migration ${id} was changed after it was applied to this database. ` +
        'Restore the file and put the change in a new migration.',
    )
  }
  return applied === undefined
}
