import { type ChildProcess, spawn } from 'node:child_process'

const outDir = 'dist/bench'

/** Bundles a script as the server is, so that the same code is measured, and starts it. */
export async function startBundled(
  script: string,
  words: readonly string[] = [],
  environment: Record<string, string> = {},
): Promise<ChildProcess> {
  const { build } = await import('vite')
  const input = {
    script,
    'database-worker': 'src/services/local/database/pglite/worker-entry.ts',
  }
  await build({ logLevel: 'warn', build: { ssr: true, outDir, rollupOptions: { input } } })
  return spawn(process.execPath, [`${outDir}/script.js`, ...words], {
    env: { ...process.env, ...environment, NODE_ENV: 'production' },
    stdio: ['ignore', process.stderr, 'inherit', 'ipc'],
  })
}

/** Bundles and runs a script to its end. Returns what it sends to this process. */
export async function runBundled(
  script: string,
  words: readonly string[] = [],
  environment: Record<string, string> = {},
): Promise<unknown[]> {
  const child = await startBundled(script, words, environment)
  const results: unknown[] = []
  child.on('message', (result) => results.push(result))
  const code = await new Promise<number | null>((done) => child.on('close', done))
  if (code !== 0) throw new Error(`${script} failed`)
  return results
}
