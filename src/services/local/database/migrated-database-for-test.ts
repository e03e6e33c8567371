import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Backend } from './backend.ts'
import { migrate, migrationsFolder } from './migrate.ts'
import { emptyFolder } from './new-database-for-test.ts'
import type { NewPlace } from './place-for-test.ts'
import { emptyDatabase, hasPostgres } from './postgres/new-database-for-test.ts'
import { requireDatabase } from './pglite/new-database.ts'
import { openPglite } from './pglite/pglite-backend.ts'
import { openPostgres } from './postgres/postgres-backend.ts'

const options = {
  deadline: 60_000,
  log: () => undefined,
  listener: { received: () => undefined, missed: () => undefined },
}

/** The databases in which migrations are tested. */
export const migratedBackends = [
  {
    name: 'PGlite',
    isHere: true,
    newPlace: emptyFolder,
    async open({ place }: NewPlace) {
      await requireDatabase(place.folder)
      return openPglite(place.folder, options)
    },
  },
  {
    name: 'PostgreSQL',
    isHere: hasPostgres,
    newPlace: emptyDatabase,
    open: ({ place }: NewPlace) => openPostgres(place.databaseUrl ?? '', options),
  },
]

interface OldDatabase {
  /** The first migration that the rows have not seen, such as `0019`. */
  before: string
  /** Inserts the rows. */
  rows: string
}

/** Makes a database as it was before a migration, with rows of that time, and migrates it to the last one. */
export async function migratedDatabase(
  { newPlace, open }: Pick<(typeof migratedBackends)[number], 'newPlace' | 'open'>,
  { before, rows }: OldDatabase,
) {
  const place = await newPlace()
  const backend: Backend = await open(place)
  const folder = await mkdtemp(join(tmpdir(), 'tenun-migrations-'))
  for (const file of await readdir(migrationsFolder))
    if (file < before) await cp(join(migrationsFolder, file), join(folder, file))
  await migrate(backend, options.log, { folder })
  await rm(folder, { recursive: true })
  await backend.session(({ script }) => script(rows))
  await migrate(backend, options.log)
  return {
    query: (sql: string) => backend.session((session) => session.query(sql, [])),
    async close() {
      await backend.close()
      await place.remove()
    },
  }
}
