import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Backend, Log, Session } from './backend.ts'

/** The folder of the migrations, relative to the project's root, where the server is started. */
export const migrationsFolder = join('src', 'services', 'local', 'database', 'migrations')

const patience = 600_000
// Any number works, if every version of this program uses the same.
const lock = 7_205_759

interface Migration {
  id: string
  sql: string
  sha256: string
}

/**
 * Applies new migrations in order, each in a transaction of its own, up to the id `last` where one is named.
 * Programs that start at the same time on one database wait for each other. Throws on a file that was changed
 * after it was applied.
 */
export async function migrate(
  backend: Backend,
  log: Log,
  { folder = migrationsFolder, last }: { folder?: string; last?: string | undefined } = {},
) {
  for (const migration of await readMigrations(folder)) {
    if (last !== undefined && migration.id > last) break
    const isNew = await backend.session((session) => apply(session, migration))
    if (isNew) log(`Applied migration ${migration.id}`)
  }
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
    `BEGIN; SET LOCAL statement_timeout = ${patience}; SELECT pg_advisory_xact_lock(${lock});
     CREATE TABLE IF NOT EXISTS tenun_migrations (
       id text PRIMARY KEY, sha256 text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now()
     )`,
    patience,
  )
  const [applied] = await session.query('SELECT sha256 FROM tenun_migrations WHERE id = $1', [id])
  if (applied === undefined) {
    await session.script(sql, patience)
    await session.query('INSERT INTO tenun_migrations (id, sha256) VALUES ($1, $2)', [id, sha256])
  } else if (applied[0] !== sha256) {
    await session.script('ROLLBACK')
    throw new Error(
      `Migration ${id} was changed after it was applied to this database. ` +
        'Restore the file and put the change in a new migration.',
    )
  }
  await session.script('COMMIT')
  return applied === undefined
}
