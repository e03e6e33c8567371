import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { LayoutSource } from '#src/manifest/read/source.ts'
import { replaceFile } from './replace-file.ts'

/** Last good versions of layouts on disk, so that a restart with a broken file still serves. */
export interface Snapshots {
  save(source: LayoutSource): Promise<void>
  read(name: string): Promise<LayoutSource | undefined>
}

/** Keeps one file a layout in a folder, each replaced whole. */
export function openSnapshots(folder: string): Snapshots {
  const saved = new Map<string, string>()
  const fileOf = (name: string) => join(folder, `${name}.json`)
  const read = async (name: string): Promise<LayoutSource | undefined> => {
    // A snapshot that cannot be read is as good as none: it is written again with the next good version.
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
