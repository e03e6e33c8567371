import { spawn } from 'node:child_process'

/**
 * Bundles a script as the server is, so that the same code is measured, and runs it. Returns what it sends to this
 * process.
 */
export async function runBundled(
  script: string,
  words: readonly string[] = [],
  environment: Record<string, string> = {},
): Promise<unknown[]> {
  const { build } = await import('vite')
  const input = {
    script,
    'database-worker': 'src/services/local/database/pglite/worker-entry.ts',
  }
  const outDir = 'dist/bench'
  await build({ logLevel: 'warn', build: { ssr: true, outDir, rollupOptions: { input } } })
  const child = spawn(process.execPath, [`${outDir}/script.js`, ...words], {
    env: { ...process.env, ...environment, NODE_ENV: 'production' },
    stdio: ['ignore', process.stderr, 'inherit', 'ipc'],
  })
  const results: unknown[] = []
  child.on('message', (result) => results.push(result))
  const code = await new Promise<number | null>((done) => child.on('close', done))
  if (code !== 0) throw new Error(`${script} failed`)
  return results
}
