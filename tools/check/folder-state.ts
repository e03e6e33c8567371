import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '#src/library/list-files.ts'

/** A snapshot of a folder's file metadata, taken without opening a file. */
export interface FolderState {
  /** Changes with the name, size or mtime of any file. */
  stamp: string
  /** The newest mtime, in milliseconds since 1970. */
  newest: number
}

/** Stats every file of a folder; returns undefined when the folder is missing. */
export function readFolderState(folder: string): FolderState | undefined {
  const paths = listFiles(folder)
  if (paths === undefined) return undefined
  let newest = 0
  let seen = ''
  for (const path of paths) {
    const { mtimeMs, size, ino } = statSync(join(folder, path))
    newest = Math.max(newest, mtimeMs)
    seen += `${path}\n${mtimeMs} ${size} ${ino}\n`
  }
  return { stamp: digest(seen), newest }
}

export const digest = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 32)
