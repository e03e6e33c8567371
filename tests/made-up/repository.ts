import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyLayouts } from '#tests/copy-layouts.ts'
import { git } from '#tools/git.ts'

/** A temporary git repository with the project's layouts, deleted after the test. */
export interface Repository {
  folder: string
  /** Its folder of layouts. */
  root: string
  read(file: string): Promise<string>
  /** Replaces text in a file below layouts/; throws when the text is missing. */
  edit(file: string, from: string, to: string): Promise<void>
  write(file: string, text: string): Promise<void>
  commit(message: string): Promise<string>
  close(): Promise<void>
}

/** Commits a copy of these layouts in a new repository. */
export async function repositoryOf(layouts: readonly string[]): Promise<Repository> {
  const folder = await mkdtemp(join(tmpdir(), 'tenun-repository-'))
  const root = join(folder, 'layouts')
  await copyLayouts(root, layouts)
  const commit = async (message: string) => {
    await git(folder, 'add', '--all')
    await git(folder, 'commit', '--quiet', '--message', message)
    return (await git(folder, 'rev-parse', 'HEAD')).trim()
  }
  await git(folder, 'init', '--quiet', '--initial-branch', 'main')
  await git(folder, 'config', 'user.name', 'Uji')
  await git(folder, 'config', 'user.email', 'uji@example.id')
  await git(folder, 'config', 'commit.gpgsign', 'false')
  await commit('Awal')
  return {
    folder,
    root,
    commit,
    read: (file) => readFile(join(root, file), 'utf8'),
    write: (file, text) => writeFile(join(root, file), text),
    async edit(file, from, to) {
      const text = await readFile(join(root, file), 'utf8')
      if (!text.includes(from)) throw new Error(`${file} does not say ${from}`)
      await writeFile(join(root, file), text.replace(from, to))
    },
    close: () => rm(folder, { recursive: true, force: true }),
  }
}
