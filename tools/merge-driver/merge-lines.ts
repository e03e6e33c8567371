import type { Terminal } from '../command.ts'
import { git } from '../git.ts'

/** The files of a merge, as git passes them to a merge driver. */
export interface MergedFiles {
  base: string
  ours: string
  theirs: string
  /** The file’s path in the repository. */
  path: string
}

/** Merges by lines, as git merges text, when a side is not JSON. */
export async function mergeLines(terminal: Terminal, files: MergedFiles): Promise<number> {
  const { base, ours, theirs, path } = files
  const labels = ['ours', 'base', 'theirs'].flatMap((label) => ['-L', label])
  try {
    await git('.', 'merge-file', ...labels, ours, base, theirs)
    terminal.note(`${path} was merged line by line.`)
    return 0
  } catch (error) {
    if (!isConflict(error)) throw error
    terminal.note(`${path} was merged line by line: mend what stands between <<<<<<< and >>>>>>>.`)
    return 1
  }
}

/** `git merge-file` exits with the number of conflicts, and with more than 127 on failure. */
function isConflict(error: unknown): boolean {
  const { code } = (error instanceof Error ? error.cause : {}) as { code?: unknown }
  return typeof code === 'number' && code > 0 && code <= 127
}
