import { constants } from 'node:fs'
import { copyFile, mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pathIn } from '../areas/drive/disk-storage.ts'
import type { Progress } from './progress.ts'
import { hashFile } from './row-file.ts'
import type { StoredFile } from './snapshot.ts'

interface Folders {
  from: string
  to: string
}

/**
 * Copies the files of a drive and compares each copy with its hash. Resolves to the keys of those that are
 * missing or differ.
 */
export async function copyFiles(
  files: readonly StoredFile[],
  { from, to }: Folders,
  progress: Progress,
): Promise<string[]> {
  const lost: string[] = []
  for (const [at, { key, sha256 }] of files.entries()) {
    progress('Copying files', at + 1, files.length)
    const copied = await copyOne(pathIn(from, key), pathIn(to, key))
    if (copied !== sha256) lost.push(key)
  }
  return lost
}

/** The hash of the copy; undefined when there is no such file. */
async function copyOne(from: string, to: string): Promise<string | undefined> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 })
  try {
    await copyFile(from, to, constants.COPYFILE_FICLONE)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
  return hashFile(to)
}
