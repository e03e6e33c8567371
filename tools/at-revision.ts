import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { git } from './git.ts'

interface RevisionPaths {
  /** A folder of the repository. */
  folder: string
  revision: string
  paths: readonly string[]
}

/** Calls back with a temporary folder that holds these paths as of a revision, then deletes the folder. */
export async function atRevision<T>(
  { folder, revision, paths }: RevisionPaths,
  use: (folder: string) => Promise<T>,
): Promise<T> {
  const target = await mkdtemp(join(tmpdir(), 'tenun-revision-'))
  try {
    const archive = join(target, 'tree.tar')
    const there = await git(folder, 'ls-tree', '--name-only', revision, '--', ...paths)
    const found = there.split('\n').filter(Boolean)
    await mkdir(join(target, 'tree'))
    if (found.length > 0) {
      await git(folder, 'archive', '--format=tar', `--output=${archive}`, revision, '--', ...found)
      await promisify(execFile)('tar', ['-xf', archive, '-C', join(target, 'tree')])
    }
    return await use(join(target, 'tree'))
  } finally {
    await rm(target, { recursive: true, force: true })
  }
}
