import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The files of a folder by path, in order; undefined when there is no such folder. Links are passed over. */
export function listFiles(folder: string, prefix = ''): string[] | undefined {
  try {
    return readdirSync(join(folder, prefix), { withFileTypes: true })
      .flatMap((entry) => {
        const path = prefix + entry.name
        if (entry.isDirectory()) return listFiles(folder, `${path}/`) ?? []
        return entry.isFile() ? [path] : []
      })
      .toSorted()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
