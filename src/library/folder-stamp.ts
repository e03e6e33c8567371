import { createHash } from 'node:crypto'
import { lstatSync } from 'node:fs'
import { join } from 'node:path'
import { limits } from '#schemas/node.ts'
import { walkFolder } from './walk-folder.ts'

/** By how much the time of a changed file may lag behind the clock, in milliseconds: FAT has the coarsest. */
const clockTick = 2000

/**
 * The SHA-256 of the names, sizes and times of everything in the folder of a layout. Undefined where there is none, and
 * where something was changed so lately that a second change might have the same times.
 */
export function folderStamp(folder: string, now = Date.now()): string | undefined {
  const walk = walkFolder(folder, limits.files)
  if (walk === undefined) return undefined
  const hash = createHash('sha256').update(JSON.stringify(walk))
  for (const path of ['', ...walk.folders, ...walk.files]) {
    const found = lstatSync(join(folder, path), { throwIfNoEntry: false })
    // The time of the inode changes with every write and every right, and cannot be set.
    if (found === undefined || found.ctimeMs > now - clockTick) return undefined
    hash.update(`${found.size} ${found.mtimeMs} ${found.ctimeMs} ${found.ino}\n`)
  }
  return hash.digest('hex')
}
