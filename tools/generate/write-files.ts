import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Folders of generated files only: other files there are deleted. */
const generatedFolders = [
  'schemas/json/blocks',
  'schemas/json/promises',
  'src/client/services/endpoints',
]

/** A generated file that differs from what it should be; without content it should not exist. */
export interface StaleFile {
  path: string
  content?: string
}

/** Returns the files that differ from what is on disk. */
export async function findStale(files: ReadonlyMap<string, string>): Promise<StaleFile[]> {
  const stale: StaleFile[] = []
  for (const [path, content] of files) {
    if ((await readFile(path, 'utf8').catch(() => '')) !== content) stale.push({ path, content })
  }
  return stale
}

/** Generated files of deleted units. */
export async function findOrphans(files: ReadonlyMap<string, string>): Promise<StaleFile[]> {
  const found = await Promise.all(
    generatedFolders.map(async (folder) => {
      const names = await readdir(folder).catch(() => [])
      return names.map((name) => `${folder}/${name}`)
    }),
  )
  return found.flat().flatMap((path) => (files.has(path) ? [] : { path }))
}

/** Writes stale files and deletes orphans. */
export async function writeFiles(stale: readonly StaleFile[]): Promise<void> {
  for (const { path, content } of stale) {
    if (content === undefined) await rm(path)
    else {
      await mkdir(dirname(path), { recursive: true })
      await writeFile(path, content)
    }
  }
}
