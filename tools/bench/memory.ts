import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import autocannon from 'autocannon'
import {
  emptyDatabase,
  hasPostgres,
} from '#src/services/local/database/postgres/new-database-for-test.ts'
import { everySite } from '#tests/own-layouts.ts'
import { ask } from '../ask.ts'
import { freePort } from '../free-port.ts'
import { type BuiltServer, startBuilt } from '../start-built.ts'
import type { Figure } from './figure.ts'
import { residentMb } from './process-usage.ts'

const wanted = { PGlite: 205, PostgreSQL: 140 } as const
/** How long a first start, which makes a database and first rows, has to come back to what later ones take. */
const settlingMs = 300_000
const backWithinMb = 20

/** What the built server occupies with all our sites: after a later start under load, and some time after its first. */
export async function memoryFigures(note: (text: string) => void): Promise<Figure[]> {
  const figures = await measureOn('PGlite', {}, note)
  if (!hasPostgres) return figures
  const { place, remove } = await emptyDatabase()
  try {
    const database = { DATABASE_URL: place.databaseUrl ?? '' }
    return [...figures, ...(await measureOn('PostgreSQL', database, note))]
  } finally {
    await remove()
  }
}

async function measureOn(
  name: keyof typeof wanted,
  database: Record<string, string>,
  note: (text: string) => void,
): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'tenun-memory-'))
  const port = await freePort()
  const environment = {
    ...database,
    PORT: String(port),
    DATA_DIR: folder,
    LAYOUTS_DIR: resolve('layouts'),
    LOG_LEVEL: 'warn',
  }
  const part = `Memory of the built server with ${everySite.length} sites, ${name}`
  try {
    const first = await visited(environment, port)
    note(`${name}: waiting for ${settlingMs / 60_000} minutes after a first start …`)
    await wait(settlingMs)
    const settledMb = await residentMb(first.child.pid)
    await first.stop()
    const later = await visited(environment, port)
    const idleMb = await residentMb(later.child.pid)
    await load(port)
    const loadedMb = await residentMb(later.child.pid)
    await later.stop()
    return [
      { part, name: 'a later start, every home asked for', value: idleMb, unit: 'MB' },
      { part, name: 'under load', value: loadedMb, unit: 'MB', wanted: { most: wanted[name] } },
      {
        part,
        name: 'five minutes after a first start, over that',
        value: settledMb - loadedMb,
        unit: 'MB',
        wanted: { most: backWithinMb },
      },
    ]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** A server whose every site was asked for its home. */
async function visited(environment: Record<string, string>, port: number): Promise<BuiltServer> {
  const server = await startBuilt(environment)
  for (const site of everySite) await ask(port, { host: `${site}.localhost`, path: '/' })
  return server
}

/** Ten seconds of visits to a cached page. */
const load = (port: number) =>
  autocannon({
    url: `http://127.0.0.1:${port}/`,
    connections: 32,
    duration: 10,
    headers: { host: 'foundation.localhost', 'accept-encoding': 'br' },
  })
