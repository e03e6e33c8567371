import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { toText, type Files } from './layouts.ts'

export interface LayoutsFolder {
  root: string
  write(layout: string, files: Files): Promise<void>
  remove(path: string): Promise<void>
  clear(): Promise<void>
}

/** A temporary folder of layouts, deleted after the test. */
export async function layoutsFolder(): Promise<LayoutsFolder> {
  const root = await mkdtemp(join(tmpdir(), 'tenun-layouts-'))
  return {
    root,
    async write(layout, files) {
      for (const [path, content] of Object.entries(files)) {
        const file = join(root, layout, path)
        await mkdir(dirname(file), { recursive: true })
        await writeFile(file, toText(content))
      }
    },
    remove: (path) => rm(join(root, path), { recursive: true }),
    clear: () => rm(root, { recursive: true, force: true }),
  }
}
