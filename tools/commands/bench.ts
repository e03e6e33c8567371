import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { command, type Terminal } from '../command.ts'

const pages = [
  ['foundation', '/'],
  ['foundation', '/Class'],
  ['foundation', '/About'],
  ['lms', '/'],
  ['lms', '/Courses'],
  ['demo', '/'],
  ['default', '/'],
] as const

export const bench = command({
  name: 'bench',
  summary: 'Measure serving, drawing, loading and starting, as ratios where a machine matters.',
  options: z.object({}),

  async run(terminal) {
    process.env['NODE_ENV'] = 'production'
    const { buildAll, isStale } = await import('../build-client.ts')
    if (await isStale()) await buildAll()
    const folder = await mkdtemp(join(tmpdir(), 'tenun-bench-'))
    const port = 3391
    const environment = {
      PORT: String(port),
      DATA_DIR: folder,
      LAYOUTS_DIR: resolve('layouts'),
      LOG_LEVEL: 'warn',
    }
    try {
      await benchDrawing(terminal, environment)
      await benchLoading(terminal, environment, port)
      await benchServing(terminal, environment, port)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
    return 0
  },
})

/** Drawing is measured in a bundle like the server's own: that is what runs. */
async function benchDrawing(
  terminal: Terminal,
  environment: Record<string, string>,
): Promise<void> {
  const { build } = await import('vite')
  const input = {
    drawing: 'tools/bench/drawing.ts',
    'database-worker': 'src/services/local/pglite/worker-entry.ts',
  }
  const outDir = 'dist/bench'
  await build({ logLevel: 'warn', build: { ssr: true, outDir, rollupOptions: { input } } })
  terminal.print(
    'Drawing an uncached page: CPU over bare renderToString of the same blocks, props and answers',
  )
  const wanted = pages
    .map(([layout, path]) => layout + path)
    .filter((page) => !page.endsWith('About'))
  await new Promise<void>((resolve, reject) => {
    const env = { ...process.env, ...environment, PORT: '0', NODE_ENV: 'production' }
    const child = spawn(process.execPath, [`${outDir}/drawing.js`, ...wanted], {
      env,
      stdio: 'inherit',
    })
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error('drawing failed'))))
  })
}

async function benchLoading(
  terminal: Terminal,
  environment: Record<string, string>,
  port: number,
): Promise<void> {
  const { measureLoading } = await import('../bench/loading.ts')
  const { findBrowser } = await import('#tests/e2e/browser.ts')
  const { startBuilt } = await import('../start-built.ts')
  const server = await startBuilt(environment)
  const urls = pages.map(([layout, path]) => `http://${layout}.localhost:${port}${path}`)
  const results = await measureLoading(findBrowser(terminal.note), urls)
  await server.stop()
  terminal.print('Bytes over the wire at the load event, brotli with headers')
  for (const { path, scriptBytes, documentBytes } of results) {
    terminal.print(
      `  ${path.replace('http://', '').padEnd(36)} scripts ${String(scriptBytes).padStart(6)}   document ${String(documentBytes).padStart(6)}`,
    )
  }
}

async function benchServing(
  terminal: Terminal,
  environment: Record<string, string>,
  port: number,
): Promise<void> {
  const { measureServing } = await import('../bench/serving.ts')
  const result = await measureServing(environment, port, 'foundation.localhost')
  terminal.print('Serving a kept page (32 connections, brotli)')
  terminal.print(
    `  ${result.ratio.toFixed(2)}× of node:http with the same bytes   ${Math.round(result.keptPerSecond)} against ${Math.round(result.rawPerSecond)} a second`,
  )
  terminal.print(`Starting with an existing database: ${Math.round(result.startMs)} ms`)
  terminal.print(`Memory: ${result.idleMb} MB after the start, ${result.busyMb} MB under load`)
}
