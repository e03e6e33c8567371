// Creates databases for tests, on each backend that this machine has. Only tests and benchmarks import this file.
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { migrationsFolder } from './migrate.ts'
import { migrateIn, type NewPlace } from './place-for-test.ts'
import { hasPostgres, newDatabase } from './postgres/new-database-for-test.ts'

const workerEntry = 'src/services/local/database/pglite/worker-entry.ts'

/** Both backends by name; suites leave out the one whose `isHere` is false. */
export const backends = [
  { name: 'PGlite', isHere: true, newPlace: newFolder },
  { name: 'PostgreSQL', isHere: hasPostgres, newPlace: newDatabase },
]

/** A folder with a new database that is migrated. */
export async function newFolder(): Promise<NewPlace> {
  const empty = await emptyFolder()
  await fillFolder(empty.place.folder)
  return empty
}

/** Copies a migrated database into a folder: one is made for each version of PGlite and of the migrations. */
export async function fillFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  // A third of the time of Node's own copy: there are 1,400 files.
  await promisify(execFile)('cp', ['-R', `${await requireTemplate()}/.`, folder])
}

/** A folder without a database. */
export async function emptyFolder(): Promise<NewPlace> {
  const folder = await mkdtemp(join(tmpdir(), 'tenun-test-'))
  return { place: { folder }, remove: () => rm(folder, { recursive: true, force: true }) }
}

let template: Promise<string> | undefined

function requireTemplate(): Promise<string> {
  template ??= findTemplate()
  return template
}

async function findTemplate(): Promise<string> {
  const migrations = (await readdir(migrationsFolder)).toSorted()
  const files = [
    'node_modules/@electric-sql/pglite/package.json',
    workerEntry,
    ...migrations.map((name) => join(migrationsFolder, name)),
  ]
  const version = createHash('sha256')
  for (const file of files) version.update(await readFile(file))
  const found = join('node_modules/.cache', `tenun-${version.digest('hex').slice(0, 12)}`)
  if (existsSync(found)) return found

  const aside = `${found}-${process.pid}`
  await mkdir(aside, { recursive: true })
  await migrateIn({ folder: aside })
  // Another test file may have created it first.
  await rename(aside, found).catch(() => rm(aside, { recursive: true }))
  return found
}
