import { chmod, mkdtemp, rm, statfs } from 'node:fs/promises'
import { freemem } from 'node:os'
import { join } from 'node:path'

const inMemory = '/dev/shm'
/** What a run needs at most, and as much again for its programs. */
const enough = 4 * 1024 ** 3

/**
 * Vitest runs this once: tests write their folders into memory where there is room, unless TMPDIR names a place
 * already.
 */
export async function setup(): Promise<() => Promise<void>> {
  if (process.env.TMPDIR !== undefined || !(await hasRoom())) return () => Promise.resolve()
  const folder = await mkdtemp(join(inMemory, 'tenun-tests-'))
  // Programs that a test starts as another user must reach their folders in it.
  await chmod(folder, 0o711)
  process.env.TMPDIR = folder
  return () => rm(folder, { recursive: true, force: true })
}

async function hasRoom(): Promise<boolean> {
  const disk = await statfs(inMemory).catch(() => undefined)
  return disk !== undefined && Math.min(disk.bavail * disk.bsize, freemem()) > enough
}
