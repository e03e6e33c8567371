import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { mostFileBytes } from '#schemas/services/drive.ts'
import { ServiceError } from '../../../service-error.ts'
import { headBytes } from './file-kinds.ts'

/** Distinguishes this process from an earlier one with the same pid. */
const life = randomUUID().slice(0, 8)

export interface Arrived {
  bytes: number
  /** The first bytes, which identify its kind. */
  head: Uint8Array
}

/** The folder of uploads that are not checked yet. No file in it outlives its upload. */
export class Incoming {
  private readonly folder: string

  constructor(folder: string) {
    this.folder = folder
  }

  /** Calls `use` with a folder of its own, which is removed when it resolves or rejects. */
  async during<T>(use: (folder: string) => Promise<T>): Promise<T> {
    const own = join(this.folder, `${process.pid}-${life}-${randomUUID()}`)
    try {
      await mkdir(own, { recursive: true, mode: 0o700 })
      return await use(own)
    } finally {
      await rm(own, { recursive: true, force: true })
    }
  }

  /** Removes what processes left behind that ended during an upload. */
  async sweep(): Promise<void> {
    for (const name of await readdir(this.folder).catch(() => [])) {
      const [pid = '', itsLife] = name.split('-')
      const isOurs = Number(pid) === process.pid
      if (isOurs ? itsLife === life : isRunning(Number(pid))) continue
      await rm(join(this.folder, name), { recursive: true, force: true })
    }
  }
}

/** Writes an upload into a file and counts its bytes; throws ServiceError 413 when it exceeds the limit. */
export async function writeArriving(
  bytes: AsyncIterable<Uint8Array>,
  path: string,
): Promise<Arrived> {
  const heads: Uint8Array[] = []
  let size = 0
  async function* counted() {
    for await (const chunk of bytes) {
      if (size < headBytes) heads.push(chunk.slice(0, headBytes - size))
      size += chunk.length
      if (size > mostFileBytes)
        throw new ServiceError(413, `The file is larger than ${mostFileBytes / 1024 / 1024} MiB.`)
      yield chunk
    }
  }
  await pipeline(counted, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
  return { bytes: size, head: Buffer.concat(heads) }
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // It runs, under another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
