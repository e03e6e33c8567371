import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { Problem } from '#schemas/problems.ts'
import { replaceFile } from './replace-file.ts'
import type { SentLayout } from './transfer-layout.ts'

/** A layout as it was compiled, and what it was compiled from. */
export interface StoredLayout {
  /** `folderStamp` before its files were read. */
  stamp: string
  /** The hash of its source, and of the sources of the layouts that it builds on, the nearest first. */
  hash: string
  chain: readonly string[]
  parent: string | undefined
  /** The day it was compiled, where a rule of its chain ends on some day. */
  day: string | undefined
  layout: SentLayout
  problems: Problem[]
}

/** Compiled layouts on disk, one file for each. */
export interface CompiledStore {
  /** What is stored of a layout; undefined for anything that this build of the engine has not stored whole. */
  read(name: string): Promise<StoredLayout | undefined>
  /** Stores a layout. A failure is not reported: the layout is compiled again at the next start. */
  save(name: string, stored: StoredLayout): Promise<void>
  remove(name: string): Promise<void>
}

/** The most layouts that are stored: each is its own in memory, whereas those that are compiled share what they inherit. */
const maxStored = 500

const digest = (content: Uint8Array): Buffer => createHash('sha256').update(content).digest()
const digestLength = 32

/** Opens a folder of compiled layouts; `build` says what compiles them, and where their folders are. */
export async function openCompiledStore(folder: string, build: string): Promise<CompiledStore> {
  const fileOf = (name: string) => join(folder, `${name}.bin`)
  const stored = new Set(await readdir(folder).catch(() => []))
  return {
    async read(name) {
      const content = await readFile(fileOf(name)).catch(() => undefined)
      if (content === undefined) return undefined
      const body = content.subarray(digestLength)
      if (!digest(body).equals(content.subarray(0, digestLength))) return undefined
      const record = deserialize(body) as { build: string; stored: StoredLayout }
      return record.build === build ? record.stored : undefined
    },
    async save(name, layout) {
      if (stored.size >= maxStored && !stored.has(`${name}.bin`)) return
      stored.add(`${name}.bin`)
      const body = serialize({ build, stored: layout })
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 })
        await replaceFile(fileOf(name), Buffer.concat([digest(body), body]), 0o600)
      } catch {
        stored.delete(`${name}.bin`)
      }
    },
    async remove(name) {
      if (stored.delete(`${name}.bin`)) await rm(fileOf(name), { force: true })
    },
  }
}
