import { chmod, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseWorker } from './database-worker.ts'
import { lackOfRoom } from './room-on-disk.ts'
import { OperatorError } from '../../../operator-error.ts'

/** Where the database is in a data folder. */
export const databaseIn = (folder: string): string => join(folder, 'pg')

/**
 * Returns the path of the database in the data folder. A new one is created in a temporary folder and moved
 * when it is complete and flushed, so that an interruption leaves no partial database.
 */
export async function requireDatabase(folder: string): Promise<string> {
  const place = databaseIn(folder)
  if (await exists(place)) return place

  const lack = await lackOfRoom(folder)
  if (lack !== undefined)
    throw new OperatorError(
      `There is no room for a new database in ${folder} (${lack}). Make some, or set DATA_DIR.`,
    )
  const aside = join(folder, 'pg.new')
  await rm(aside, { recursive: true, force: true })
  const worker = await DatabaseWorker.start({ task: 'create', folder: aside })
  await worker.close(5000)
  await seal(aside)
  await rename(aside, place)
  await sync(folder)
  return place
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}

/** Removes the permissions of other users from every file, and flushes it to the disk. */
async function seal(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) {
      await seal(path)
    } else {
      await chmod(path, 0o600)
      await sync(path)
    }
  }
  await chmod(folder, 0o700)
  await sync(folder)
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
