import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { LayoutSource } from '#src/manifest/read/layout-source.ts'
import { replaceFile } from './replace-file.ts'

/** The last valid versions of layouts on disk, so that a restart with a broken file can serve them. */
export interface Snapshots {
  save(source: LayoutSource): Promise<void>
  read(name: string): Promise<LayoutSource | undefined>
}

/** Stores one file for each layout in a folder, each replaced atomically. */
export function openSnapshots(folder: string): Snapshots {
  const saved = new Map<string, string>()
  const fileOf = (name: string) => join(folder, `${name}.json`)
  const read = async (name: string): Promise<LayoutSource | undefined> => {
    // An unreadable snapshot counts as missing: the next valid version replaces it.
    const text = await readFile(fileOf(name), 'utf8').catch(() => 'null')
    try {
      return (JSON.parse(text) as LayoutSource | null) ?? undefined
    } catch {
      return undefined
    }
  }
  return {
    read,
    async save(source) {
      const known = saved.get(source.name) ?? (await read(source.name))?.hash
      saved.set(source.name, source.hash)
      if (known === source.hash) return
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await replaceFile(fileOf(source.name), JSON.stringify(source), 0o600)
    },
  }
}
