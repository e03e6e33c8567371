import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Backend } from '../database/backend.ts'
import { copyFiles } from './backup-files.ts'
import type { BackupIndex } from './backup-index.ts'
import type { Progress } from './progress.ts'
import { filesOf, withSnapshot } from './read-database.ts'
import { writeRows } from './row-file.ts'
import type { Snapshot } from './snapshot.ts'

interface Backup {
  index: BackupIndex
  /** The keys of files that rows name and the drive does not have as they were stored. */
  lost: string[]
}

interface BackupOptions {
  /** Where the files of the drive are; null where they are in a bucket. */
  files: string | null
  progress: Progress
}

/**
 * Writes everything that the database and the drive hold into a new folder: `backup.json`, a compressed file of
 * rows for each table, and the files. Others may read and write meanwhile. The folder appears when it is complete.
 */
export async function makeBackup(
  backend: Backend,
  folder: string,
  options: BackupOptions,
): Promise<Backup> {
  const aside = `${folder}.part`
  await rm(aside, { recursive: true, force: true })
  await mkdir(join(aside, 'tables'), { recursive: true, mode: 0o700 })
  const backup = await withSnapshot(backend, (snapshot) => write(snapshot, aside, options))
  await writeFile(join(aside, 'backup.json'), JSON.stringify(backup.index, null, 2), {
    mode: 0o600,
    flush: true,
  })
  await rename(aside, folder)
  await syncFolder(dirname(folder))
  return backup
}

async function write(
  snapshot: Snapshot,
  folder: string,
  { files, progress }: BackupOptions,
): Promise<Backup> {
  const madeAt = new Date().toISOString()
  const tables: BackupIndex['tables'] = []
  for (const [at, table] of snapshot.tables.entries()) {
    progress('Reading rows', at, snapshot.tables.length)
    const file = join(folder, 'tables', `${table.name}.ndjson.gz`)
    tables.push({ ...table, ...(await writeRows(file, snapshot.rows(table))) })
  }
  const jobs = await writeRows(join(folder, 'jobs.ndjson.gz'), snapshot.jobs())
  const stored = files === null ? [] : await filesOf(snapshot)
  const lost =
    files === null
      ? []
      : await copyFiles(stored, { from: files, to: join(folder, 'files') }, progress)
  const { migrations, sequences } = snapshot
  const index: BackupIndex = {
    format: 1,
    madeAt,
    migrations: [...migrations],
    sequences: [...sequences],
    tables,
    jobs,
    files: files === null ? null : stored.length - lost.length,
  }
  return { index, lost }
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path)
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
