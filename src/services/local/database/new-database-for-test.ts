// Creates databases for tests, on each backend that this machine has. Only tests and benchmarks import this file.
import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { DatabaseOptions } from './open-database.ts'
import { requireDatabase } from './pglite/new-database.ts'
import { findAddress } from './postgres/server-for-test.ts'

type TestDatabase = Pick<DatabaseOptions, 'databaseUrl' | 'folder'>

/** An unused place for a database, and a function that removes it. */
export interface NewPlace {
  place: TestDatabase
  remove: () => Promise<void>
}

const workerEntry = 'src/services/local/database/pglite/worker-entry.ts'
const cluster = await findAddress()

/** Whether this run has a PostgreSQL server. */
export const hasPostgres = cluster !== undefined

/** Both backends by name; suites leave out the one whose `isHere` is false. */
export const backends = [
  { name: 'PGlite', isHere: true, newPlace: newFolder },
  { name: 'PostgreSQL', isHere: hasPostgres, newPlace: newDatabase },
]

/** A folder with a new database, copied from one that is made once per version of PGlite. */
export async function newFolder(): Promise<NewPlace> {
  const empty = await emptyFolder()
  await cp(await requireTemplate(), empty.place.folder, { recursive: true })
  return empty
}

/** A folder without a database. */
export async function emptyFolder(): Promise<NewPlace> {
  const folder = await mkdtemp(join(tmpdir(), 'tenun-test-'))
  return { place: { folder }, remove: () => rm(folder, { recursive: true, force: true }) }
}

export async function newDatabase(): Promise<NewPlace> {
  const name = `tenun_test_${randomUUID().replaceAll('-', '')}`
  await runOnCluster(`CREATE DATABASE ${name}`)
  const address = new URL(requireCluster())
  address.pathname = `/${name}`
  return {
    place: { databaseUrl: address.href, folder: '' },
    remove: () => runOnCluster(`DROP DATABASE ${name} WITH (FORCE)`),
  }
}

async function requireTemplate(): Promise<string> {
  const made = ['node_modules/@electric-sql/pglite/package.json', workerEntry]
  const version = createHash('sha256')
  for (const file of made) version.update(await readFile(file))
  const template = join('node_modules/.cache', `tenun-${version.digest('hex').slice(0, 12)}`)
  if (existsSync(template)) return template

  const aside = `${template}-${process.pid}`
  await mkdir(aside, { recursive: true })
  await requireDatabase(aside)
  // Another test file may have created it first.
  await rename(aside, template).catch(() => rm(aside, { recursive: true }))
  return template
}

async function runOnCluster(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: requireCluster() })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query(sql)
  } finally {
    await client.end()
  }
}

function requireCluster(): string {
  if (cluster === undefined) throw new Error('This run has no PostgreSQL.')
  return cluster
}
