import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { isStale } from './build-client.ts'

/** Builds what browsers load when it is stale, in a process of its own: a build decides which React its process has. */
export async function ensureBuilt(): Promise<void> {
  if (!(await isStale())) return
  await promisify(execFile)(process.execPath, ['--import', 'tsx', 'tools/cli.ts', 'build'], {
    env: { ...process.env, NODE_ENV: 'production' },
  })
}
