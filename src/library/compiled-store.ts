import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { Problem } from '#schemas/problems.ts'
import type { LayoutHead } from '#src/manifest/compile/layout-head.ts'
import type { PackedLayout } from './packed-layout.ts'

/** What is known of a stored layout without reading it, and what it was compiled from. */
export interface StoredEntry {
  /** `folderStamp` before its files were read. */
  stamp: string
  /** The hash of its source, and of the sources of the layouts that it builds on, the nearest first. */
  hash: string
  chain: readonly string[]
  parent: string | undefined
  /** The day it was compiled, where a rule of its chain ends on some day. */
  day: string | undefined
  head: LayoutHead
  problems: Problem[]
}

/** Compiled layouts on disk, one file for each, and an index of them in memory. */
export interface CompiledStore {
  /** What this build of the engine has stored of a layout. */
  find(name: string): StoredEntry | undefined
  /** Reads a layout; undefined when its file is not the one of its entry. */
  load(name: string): { layout: PackedLayout; bytes: number } | undefined
  /** Stores a layout; resolves to false when that fails, or when there are too many: it is compiled at the next start. */
  save(name: string, stored: StoredEntry, layout: PackedLayout): Promise<boolean>
  remove(name: string): Promise<void>
  /** Writes the index. Without it nothing is found at the next start. */
  close(): Promise<void>
}

/** The most layouts that are stored. */
const maxStored = 20_000
/** Milliseconds after a change of the index, so that the changes of one reload are written once. */
const saveAfter = 2000

const digest = (content: Uint8Array): Buffer => createHash('sha256').update(content).digest()
const digestLength = 32

/** The version of the file format: to be raised when it changes, since from source the name of an engine is the hash of its thread alone. */
const formatVersion = 2

/** Opens a folder of compiled layouts; `engine` says what compiles them, and where their folders are. */
export async function openCompiledStore(folder: string, engine: string): Promise<CompiledStore> {
  const build = `${formatVersion} ${engine}`
  const fileOf = (name: string) => join(folder, `${name}.bin`)
  const indexFile = join(folder, '.index')
  const entries = readIndex(await readFile(indexFile).catch(() => undefined), build)
  let timer: NodeJS.Timeout | undefined
  let isChanged = false
  const writeIndex = async () => {
    clearTimeout(timer)
    timer = undefined
    if (!isChanged) return
    isChanged = false
    const body = Buffer.from(JSON.stringify({ build, entries: [...entries] }))
    await write(indexFile, body).catch(() => undefined)
  }
  const changed = () => {
    isChanged = true
    timer ??= setTimeout(() => void writeIndex(), saveAfter).unref()
  }
  return {
    find: (name) => entries.get(name),
    load(name) {
      const entry = entries.get(name)
      if (entry === undefined) return undefined
      const body = bodyOf(readNow(fileOf(name)))
      if (body === undefined) return undefined
      const record = deserialize(body) as { id: string; layout: PackedLayout }
      if (record.id !== idOf(build, entry)) return undefined
      return { layout: record.layout, bytes: body.length }
    },
    async save(name, entry, layout) {
      if (entries.size >= maxStored && !entries.has(name)) return false
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 })
        await write(fileOf(name), serialize({ id: idOf(build, entry), layout }))
      } catch {
        return false
      }
      entries.set(name, entry)
      changed()
      return true
    },
    async remove(name) {
      if (!entries.delete(name)) return
      changed()
      await rm(fileOf(name), { force: true })
    },
    close: writeIndex,
  }
}

/** What the file of an entry says that it is: another process may have stored another version. */
const idOf = (build: string, { hash, chain }: StoredEntry): string =>
  [build, hash, ...chain].join(' ')

/** Replaces a file. It need not be durable: one that is not whole is not taken. */
async function write(file: string, body: Buffer): Promise<void> {
  const beside = `${file}.${process.pid}.tmp`
  await writeFile(beside, Buffer.concat([digest(body), body]), { mode: 0o600 })
  await rename(beside, file)
}

/** What follows the digest of a file; undefined when it is not whole. */
function bodyOf(content: Buffer | undefined): Buffer | undefined {
  if (content === undefined) return undefined
  const body = content.subarray(digestLength)
  return digest(body).equals(content.subarray(0, digestLength)) ? body : undefined
}

function readIndex(content: Buffer | undefined, build: string): Map<string, StoredEntry> {
  const body = bodyOf(content)
  if (body === undefined) return new Map()
  const index = JSON.parse(body.toString()) as { build: string; entries: [string, StoredEntry][] }
  return new Map(index.build === build ? index.entries : [])
}

function readNow(file: string): Buffer | undefined {
  try {
    return readFileSync(file)
  } catch {
    return undefined
  }
}
