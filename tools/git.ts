import { execFile } from 'node:child_process'
import { basename, dirname, resolve } from 'node:path'
import { promisify } from 'node:util'
import { BadUsage } from './command.ts'

const run = promisify(execFile)

/** Runs git in a folder and returns its output; throws with git's message when it fails. */
export async function git(folder: string, ...words: string[]): Promise<string> {
  try {
    const { stdout } = await run('git', words, { cwd: folder, maxBuffer: 256 * 1024 * 1024 })
    return stdout
  } catch (error) {
    const message = (error as { stderr?: string }).stderr?.trim()
    throw new Error(message || `git ${words.join(' ')} failed.`, { cause: error })
  }
}

/** Throws `BadUsage` when a repository has no such revision. */
export async function checkRevision(folder: string, revision: string): Promise<void> {
  await git(folder, 'rev-parse', '--verify', '--quiet', `${revision}^{commit}`).catch(() => {
    throw new BadUsage(`There is no revision "${revision}" in ${folder}.`)
  })
}

/** The files that differ from a revision or are new, by path from the project's root. */
export async function changedSince(folder: string, revision: string): Promise<string[]> {
  await checkRevision(folder, revision)
  const diff = await git(folder, 'diff', '--name-only', '--relative', revision, '--')
  const fresh = await git(folder, 'ls-files', '--others', '--exclude-standard')
  return [...new Set(`${diff}\n${fresh}`.split('\n').filter(Boolean))]
}

/** The folder to run git in for a folder of layouts, and the path of the layouts relative to it. */
export function beside(root: string): { folder: string; path: string } {
  const whole = resolve(root)
  return { folder: dirname(whole), path: basename(whole) }
}
