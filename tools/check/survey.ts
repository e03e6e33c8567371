import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '#src/library/list-files.ts'

/** What a folder looks like from outside, read without opening a file. */
export interface Survey {
  /** Changes with the name, size or time of any file. */
  stamp: string
  /** The newest change of a file, in milliseconds since 1970. */
  newest: number
}

/** Looks at every file of a folder; undefined when it is not there. */
export function survey(folder: string): Survey | undefined {
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
