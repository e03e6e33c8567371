import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { OperatorError } from '../../operator-error.ts'
import type { Backend } from '../database/backend.ts'
import { migrate } from '../database/migrate.ts'
import { copyFiles } from './backup-files.ts'
import { BackupIndex } from './backup-index.ts'
import { fillDatabase, type RowCounts } from './fill-database.ts'
import type { Progress } from './progress.ts'
import { filesOf, withSnapshot } from './read-database.ts'
import { hashFile, readRows } from './row-file.ts'
import type { Snapshot } from './snapshot.ts'

interface RestoreOptions {
  /** Where the files of the drive go; null where they are in a bucket. */
  files: string | null
  /** Whether work that waited when the backup was made is queued again. */
  withJobs: boolean
  progress: Progress
}

export interface Restored {
  index: BackupIndex
  counts: RowCounts
  lost: string[]
}

/**
 * Fills an empty database from a backup, and the drive from its files. The database is migrated to the version of
 * the backup first, and from there to this program's. Throws, and changes no row, when a file of the backup is
 * damaged or the database is not empty.
 */
export async function restoreBackup(
  backend: Backend,
  folder: string,
  { files, withJobs, progress }: RestoreOptions,
): Promise<Restored> {
  const index = await readIndex(folder)
  await requireWhole(folder, index, progress)
  const counts = await fillMigrated(backend, toSnapshot(folder, index), {
    withJobs,
    progress: (done, total) => progress('Inserting rows', done, total),
  })
  for (const { name, rows } of index.tables)
    if (counts.get(name) !== rows)
      throw new OperatorError(
        `${name} has ${String(counts.get(name))} rows, and the backup ${rows}.`,
      )
  if (files === null || index.files === null) return { index, counts, lost: [] }
  const stored = await withSnapshot(backend, filesOf)
  const lost = await copyFiles(stored, { from: join(folder, 'files'), to: files }, progress)
  return { index, counts, lost }
}

/** Migrates an empty database to the version of a snapshot, fills it, and migrates it to this program's version. */
export async function fillMigrated(
  backend: Backend,
  snapshot: Snapshot,
  options: Parameters<typeof fillDatabase>[2],
): Promise<RowCounts> {
  const ignore = () => undefined
  const last = snapshot.migrations.at(-1)
  await migrate(backend, ignore, { last })
  await requireKnown(backend, snapshot)
  const counts = await fillDatabase(backend, snapshot, options)
  await migrate(backend, ignore)
  return counts
}

async function requireKnown(backend: Backend, { migrations }: Snapshot): Promise<void> {
  const rows = await backend.session((session) =>
    session.query('SELECT id FROM tenun_migrations', []),
  )
  const known = new Set(rows.map(([id]) => String(id)))
  const unknown = migrations.filter((id) => !known.has(id))
  if (unknown.length > 0)
    throw new OperatorError(
      `This was made by a newer version of the program, which has the migrations ${unknown.join(', ')}. ` +
        'Restore it with that version.',
    )
}

async function readIndex(folder: string): Promise<BackupIndex> {
  const file = join(folder, 'backup.json')
  const text = await readFile(file, 'utf8').catch(() => {
    throw new OperatorError(`There is no ${file}: this is not the folder of a finished backup.`)
  })
  try {
    return BackupIndex.parse(JSON.parse(text))
  } catch {
    throw new OperatorError(`${file} is damaged, or of a version that this program does not know.`)
  }
}

async function requireWhole(folder: string, index: BackupIndex, progress: Progress): Promise<void> {
  const files = [
    ...index.tables.map(({ name, sha256 }) => ({ file: tableIn(folder, name), sha256 })),
    { file: jobsIn(folder), sha256: index.jobs.sha256 },
  ]
  for (const [at, { file, sha256 }] of files.entries()) {
    progress('Checking the backup', at, files.length)
    if ((await hashFile(file).catch(() => undefined)) !== sha256)
      throw new OperatorError(`${file} is missing or damaged: its content is not what was written.`)
  }
}

const toSnapshot = (folder: string, { migrations, tables, sequences }: BackupIndex): Snapshot => ({
  migrations,
  sequences,
  tables: tables.map(({ name, columns }) => ({ name, columns })),
  rows: ({ name }) => readRows(tableIn(folder, name)),
  jobs: () => readRows(jobsIn(folder)),
})

const tableIn = (folder: string, name: string) => join(folder, 'tables', `${name}.ndjson.gz`)
const jobsIn = (folder: string) => join(folder, 'jobs.ndjson.gz')
