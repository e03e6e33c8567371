import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** What a database writes while it opens, with as much again: its log is in pieces of a megabyte. */
const enough = 4 * 1024 * 1024

/** What a full disk, a full share of one, and one that takes nothing are called: errno(3). */
const noRoom = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS', 'EACCES', 'EPERM'])

/**
 * The code of why a database in this folder could not write, found by writing; undefined when it could. PGlite aborts
 * on such a disk in the middle of its recovery, so it must be known before.
 */
export async function lackOfRoom(folder: string): Promise<string | undefined> {
  const file = join(folder, 'room')
  try {
    const handle = await open(file, 'w', 0o600)
    try {
      await handle.writeFile(Buffer.alloc(enough))
      await handle.sync()
    } finally {
      await handle.close()
      await rm(file, { force: true })
    }
    return undefined
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (noRoom.has(code)) return code
    throw error
  }
}
