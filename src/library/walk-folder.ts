import { readdirSync, type Dirent } from 'node:fs'
import { join } from 'node:path'

/** The contents of a folder and of the folders below it, by path within the folder. Links are left out. */
export interface Walk {
  /** Plain files, in the order of their paths. */
  files: string[]
  folders: string[]
  /** Pipes, sockets and devices. */
  specials: string[]
  /** Folders that cannot be listed, with the code of the error; '' is the folder itself. */
  unlisted: { path: string; code: string }[]
  /** Set when there are more files than were asked for: the others were not listed. */
  isCut: boolean
}

/** Lists a folder without opening a file of it; undefined when there is no such folder. */
export function walkFolder(folder: string, maxFiles = Infinity): Walk | undefined {
  const walk: Walk = { files: [], folders: [], specials: [], unlisted: [], isCut: false }
  const open = ['']
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    const entries = listOne(join(folder, path))
    if (typeof entries === 'string') {
      if (path === '' && entries === 'ENOENT') return undefined
      walk.unlisted.push({ path, code: entries })
      continue
    }
    for (const entry of entries) {
      const name = path === '' ? entry.name : `${path}/${entry.name}`
      const kind = kindOf(entry, walk)
      kind?.push(name)
      if (kind === walk.folders) open.push(name)
      walk.isCut = walk.files.length + walk.folders.length > maxFiles
      if (walk.isCut) return walk
    }
  }
  walk.files.sort()
  return walk
}

/** The entries of one folder, or the code of the error. */
function listOne(folder: string): Dirent[] | string {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? 'EIO'
  }
}

function kindOf(entry: Dirent, walk: Walk): string[] | undefined {
  if (entry.isFile()) return walk.files
  if (entry.isDirectory()) return walk.folders
  return entry.isSymbolicLink() ? undefined : walk.specials
}
