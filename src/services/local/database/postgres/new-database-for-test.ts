// Creates databases of PostgreSQL for tests. Only tests and benchmarks import this file.
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { migrateIn, type NewPlace } from '../place-for-test.ts'
import { findAddress } from './server-for-test.ts'

/** The variable by which the processes of one run share the name of the migrated database. */
const templateVariable = 'TEST_POSTGRES_TEMPLATE'

const cluster = await findAddress()

/** Whether this run has a PostgreSQL server. */
export const hasPostgres = cluster !== undefined

/** Vitest runs this once before any suite: it migrates the database that those of the tests are copied from. */
export async function setup(): Promise<() => Promise<void>> {
  if (!hasPostgres) return () => Promise.resolve()
  const { place, remove } = await emptyDatabase()
  await migrateIn(place)
  process.env[templateVariable] = new URL(place.databaseUrl ?? '').pathname.slice(1)
  return remove
}

/** A new database, migrated already in a run that has a template of one. */
export function newDatabase(): Promise<NewPlace> {
  return createDatabase(process.env[templateVariable])
}

/** A database without any table. */
export function emptyDatabase(): Promise<NewPlace> {
  return createDatabase(undefined)
}

async function createDatabase(template: string | undefined): Promise<NewPlace> {
  const name = `tenun_test_${randomUUID().replaceAll('-', '')}`
  await runOnCluster(
    `CREATE DATABASE ${name}${template === undefined ? '' : ` TEMPLATE ${template}`}`,
  )
  const address = new URL(requireCluster())
  address.pathname = `/${name}`
  return {
    place: { databaseUrl: address.href, folder: '' },
    remove: () => runOnCluster(`DROP DATABASE ${name} WITH (FORCE)`),
  }
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
