import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { isStale } from './build-stamp.ts'

/** Builds the browser's files if they are stale, in a child process: a build fixes which React its process loads. */
export async function ensureBuilt(): Promise<void> {
  if (!(await isStale())) return
  await promisify(execFile)(process.execPath, ['--import', 'tsx', 'tools/cli.ts', 'build'], {
    env: { ...process.env, NODE_ENV: 'production' },
  })
}
