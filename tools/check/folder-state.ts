import { createHash } from 'node:crypto'
import { lstatSync } from 'node:fs'
import { join } from 'node:path'
import { limits } from '#schemas/node.ts'
import { walkFolder } from '#src/library/walk-folder.ts'

/** A snapshot of a folder's file metadata, taken without opening a file. */
export interface FolderState {
  /** Changes with the name, size or mtime of any file. */
  stamp: string
  /** The newest mtime, in milliseconds since 1970. */
  newest: number
}

/** Stats every file of a folder; returns undefined when the folder is missing. A file that goes away meanwhile is left out. */
export function readFolderState(folder: string): FolderState | undefined {
  const walk = walkFolder(folder, limits.files)
  if (walk === undefined) return undefined
  let newest = 0
  let seen = ''
  for (const path of walk.files) {
    const stat = lstatSync(join(folder, path), { throwIfNoEntry: false })
    if (stat === undefined) continue
    const { mtimeMs, size, ino, mode } = stat
    newest = Math.max(newest, mtimeMs)
    seen += `${path}\n${mtimeMs} ${size} ${ino} ${mode}\n`
  }
  const { folders, specials, unlisted, isCut } = walk
  seen += JSON.stringify([folders, specials, unlisted, isCut])
  return { stamp: digest(seen), newest }
}

export const digest = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 32)
