import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import {
  emptyDatabase,
  hasPostgres,
} from '#src/services/local/database/postgres/new-database-for-test.ts'
import { freePort } from '../free-port.ts'

/** A free port, and the environment of a server of our layouts on it, with a data folder of its own. */
export interface BenchPlace {
  port: number
  environment: Record<string, string>
}

export type DatabaseName = 'PGlite' | 'PostgreSQL'

/** Runs work on a new place, which is removed then. */
export async function inNewPlace<T>(work: (place: BenchPlace) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'tenun-bench-'))
  const port = await freePort()
  const environment = {
    PORT: String(port),
    DATA_DIR: folder,
    LAYOUTS_DIR: resolve('layouts'),
    LOG_LEVEL: 'warn',
    // As in production, where LOCAL_HOSTS is off: no thread watches the files of layouts.
    WATCH: 'off',
  }
  try {
    return await work({ port, environment })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The same on an empty database of each kind that is here, one after the other. */
export async function onEachDatabase<T>(
  work: (name: DatabaseName, place: BenchPlace) => Promise<T>,
): Promise<T[]> {
  const embedded = await inNewPlace((place) => work('PGlite', place))
  if (!hasPostgres) return [embedded]
  const { place: database, remove } = await emptyDatabase()
  try {
    const served = await inNewPlace(({ port, environment }) =>
      work('PostgreSQL', {
        port,
        environment: { ...environment, DATABASE_URL: database.databaseUrl ?? '' },
      }),
    )
    return [embedded, served]
  } finally {
    await remove()
  }
}
