import { createHash } from 'node:crypto'
import { realpath } from 'node:fs/promises'
import type { Holder, Release } from './data-folder-held.ts'
import { lockByFile } from './lock-file.ts'
import { lockBySocket } from './lock-socket.ts'

/**
 * Locks an existing folder for this process before any of its files is touched; throws DataFolderHeld when
 * another process has the lock. The lock is released when the process ends, however it ends. On Linux it works
 * within one network namespace: containers must not share a folder.
 */
export async function lockFolder(folder: string): Promise<Release> {
  const path = await realpath(folder)
  const holder: Holder = {
    pid: process.pid,
    since: new Date().toISOString(),
    command: process.argv.slice(1).join(' ').slice(0, 200),
    ...(process.env.PORT === undefined ? {} : { port: process.env.PORT }),
  }
  const name = createHash('sha256').update(path).digest('hex').slice(0, 32)
  return process.platform === 'linux'
    ? lockBySocket(`\0tenun-${name}`, path, holder)
    : lockByFile(path, holder)
}
