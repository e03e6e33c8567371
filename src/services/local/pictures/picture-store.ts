import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import type { Log } from '../database/backend.ts'

interface StoreOptions {
  folder: string
  /** What the files may weigh together, in bytes. */
  mostBytes: number
  log: Log
}

interface StoredFile {
  path: string
  bytes: number
  usedAt: number
}

/** How much room is made at once, so that not every new file has the folder read. */
const roomAfterSweep = 0.9
const touchedEveryMs = 3_600_000
const restAfterFailureMs = 60_000
/** Of a file that another process is writing. */
const partAgeMs = 600_000

/**
 * Files by key in a folder, of which those that were least recently used are removed when they weigh too much. Several
 * processes may share the folder: a file is whole or absent, and what is in the folder is read before any is removed.
 * A store that cannot write goes on without storing.
 */
export class PictureStore {
  private readonly options: StoreOptions
  /** What the folder weighs, as far as this process knows; undefined before it was read. */
  private bytes: number | undefined
  private sweeping: Promise<void> | undefined
  private restsUntil = 0

  constructor(options: StoreOptions) {
    this.options = options
  }

  /** The file of a key; undefined when it is not stored. */
  async get(key: string): Promise<Buffer<ArrayBuffer> | undefined> {
    const path = this.pathOf(key)
    const content = await readFile(path).catch(() => undefined)
    if (content === undefined || content.length === 0) return undefined
    void touch(path)
    return content
  }

  /** Stores a file; one that cannot be stored is logged. Never rejects. */
  async put(key: string, content: Uint8Array): Promise<void> {
    if (content.length > this.options.mostBytes || Date.now() < this.restsUntil) return
    try {
      await write(this.pathOf(key), content)
      this.bytes = (this.bytes ?? Infinity) + content.length
      if (this.bytes > this.options.mostBytes) await this.sweep()
    } catch (error) {
      this.restsUntil = Date.now() + restAfterFailureMs
      this.options.log('Sized pictures cannot be stored; they are drawn each time', {
        reason: (error as NodeJS.ErrnoException).code ?? String(error),
      })
    }
  }

  private pathOf(key: string): string {
    const name = createHash('sha256').update(key).digest('hex')
    return join(this.options.folder, name.slice(0, 2), name.slice(2))
  }

  /** Reads the folder, and removes the least recently used files until there is room. */
  private sweep(): Promise<void> {
    this.sweeping ??= this.sweepOnce().finally(() => (this.sweeping = undefined))
    return this.sweeping
  }

  private async sweepOnce(): Promise<void> {
    const files = await listFiles(this.options.folder)
    let bytes = files.reduce((sum, file) => sum + file.bytes, 0)
    if (bytes > this.options.mostBytes)
      for (const file of files.toSorted((a, b) => a.usedAt - b.usedAt)) {
        if (bytes <= this.options.mostBytes * roomAfterSweep) break
        await rm(file.path, { force: true })
        bytes -= file.bytes
      }
    this.bytes = bytes
  }
}

/** Writes a file aside and then under its name: after a loss of power it is whole or absent. */
async function write(path: string, content: Uint8Array): Promise<void> {
  const part = `${path}.${randomUUID()}.part`
  await mkdir(join(path, '..'), { recursive: true, mode: 0o700 })
  try {
    const file = await open(part, 'wx', 0o600)
    try {
      await file.writeFile(content)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(part, path)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

/** Remembers when a file was used, once an hour. */
async function touch(path: string): Promise<void> {
  const now = Date.now()
  try {
    const { mtimeMs } = await stat(path)
    if (now - mtimeMs > touchedEveryMs) await utimes(path, now / 1000, now / 1000)
  } catch {
    // Another process has removed it, or the folder cannot be written: its order stays as it was.
  }
}

/** Every stored file; what a process that ended was writing is removed. */
async function listFiles(folder: string): Promise<StoredFile[]> {
  const names = await readdir(folder, { recursive: true }).catch(() => [])
  const files: StoredFile[] = []
  for (const name of names) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => undefined)
    if (!found?.isFile()) continue
    const isLeft = name.endsWith('.part') && Date.now() - found.mtimeMs > partAgeMs
    if (isLeft) await rm(path, { force: true })
    else files.push({ path, bytes: found.size, usedAt: found.mtimeMs })
  }
  return files
}
