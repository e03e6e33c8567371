import { createHash } from 'node:crypto'
import { realpath } from 'node:fs/promises'
import type { Holder, Release } from './data-folder-held.ts'
import { lockByFile } from './lock-file.ts'
import { lockBySocket } from './lock-socket.ts'

/**
 * Takes a folder that exists for this process alone, before any of its files is touched, or throws
 * DataFolderHeld. It is free again when the process ends, however it ends. On Linux the lock counts
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
