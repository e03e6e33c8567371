import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { blocksLines } from '../bench/blocks/lines.ts'
import type { Blocks } from '../bench/blocks/measure-blocks.ts'
import type { Loading } from '../bench/loading.ts'
import type { Rendering } from '../bench/rendering.tsx'
import type { Serving } from '../bench/measure-serving.ts'
import { BadUsage, command, type Terminal } from '../command.ts'
import { jsonOption } from '../options.ts'

const pages = [
  ['foundation', '/'],
  ['foundation', '/Class'],
  ['foundation', '/About'],
  ['lms', '/'],
  ['lms', '/Courses'],
  ['demo', '/'],
  ['default', '/'],
] as const

const port = 3391

export const bench = command({
  name: 'bench',
  summary:
    'Measure blocks, drawing, serving, loading, starting, services and lists, as ratios where a machine matters.',
  options: z.object({
    layouts: z.coerce.number().int().min(100).default(10_000).meta({
      description: 'How many layouts "manifests" checks and "starting" reads.',
      value: 'count',
    }),
    sites: z.coerce
      .number()
      .int()
      .min(1)
      .default(1000)
      .meta({ description: 'How many sites "services" fills and asks.', value: 'count' }),
    posts: z.coerce
      .number()
      .int()
      .min(1000)
      .default(100_000)
      .meta({ description: 'How many posts "lists" fills one site with.', value: 'count' }),
    json: jsonOption,
  }),
  takes: '[blocks|manifests|starting|services|lists]',

  async run(terminal, { json, layouts, sites, posts }, [what]) {
    process.env['NODE_ENV'] = 'production'
    if (what === 'blocks') {
      const found = await benchBlocks()
      if (json) terminal.print(JSON.stringify(found, null, 2))
      else for (const line of blocksLines(found)) terminal.print(line)
      return 0
    }
    if (what === 'manifests') return benchManifests(terminal, layouts, json)
    if (what === 'starting') return benchStarting(terminal, layouts, json)
    if (what === 'services') return benchServices(terminal, sites, json)
    if (what === 'lists') return benchLists(terminal, posts, json)
    if (what !== undefined) throw new BadUsage(`There is nothing to measure called "${what}".`)
    const [{ buildAll }, { isStale }] = await Promise.all([
      import('../build-client.ts'),
      import('../build-stamp.ts'),
    ])
    if (await isStale()) await buildAll()
    const folder = await mkdtemp(join(tmpdir(), 'tenun-bench-'))
    const environment = {
      PORT: String(port),
      DATA_DIR: folder,
      LAYOUTS_DIR: resolve('layouts'),
      LOG_LEVEL: 'warn',
    }
    const print = json ? () => undefined : terminal.print
    try {
      const blocks = await benchBlocks()
      for (const line of blocksLines(blocks)) print(line)
      const drawing = await benchDrawing(environment)
      for (const line of drawingLines(drawing)) print(line)
      const loading = await benchLoading(terminal, environment)
      for (const line of loadingLines(loading)) print(line)
      const { measureServing } = await import('../bench/measure-serving.ts')
      const serving = await measureServing(environment, port, 'foundation.localhost')
      for (const line of servingLines(serving)) print(line)
      if (json) terminal.print(JSON.stringify({ blocks, drawing, loading, serving }, null, 2))
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
    return 0
  },
})

async function benchManifests(terminal: Terminal, count: number, json: boolean): Promise<number> {
  const { measureManifests } = await import('../bench/manifests.ts')
  terminal.note(`Writing and checking ${count} layouts …`)
  const found = await measureManifests(count)
  if (json) terminal.print(JSON.stringify(found, null, 2))
  else {
    const { bytesPerLayout, coldMs, warmMs, peakMemoryMb, compileMs } = found
    terminal.print(`${count} layouts of ${(bytesPerLayout / 1024).toFixed(1)} KiB, ten routes each`)
    terminal.print(`cold check     ${(coldMs / 1000).toFixed(2)} s   (wanted: 20 for 10,000)`)
    terminal.print(`warm check     ${(warmMs / 1000).toFixed(2)} s   (wanted: 1 for 10,000)`)
    terminal.print(`memory         ${peakMemoryMb.toFixed(0)} MB  (wanted: 600)`)
    terminal.print(`compile of one ${compileMs.toFixed(2)} ms  (wanted: 3)`)
  }
  return 0
}

async function benchStarting(terminal: Terminal, count: number, json: boolean): Promise<number> {
  const { measureStarting, startingLines } = await import('../bench/starting.ts')
  const { ensureBuilt } = await import('../ensure-built.ts')
  await ensureBuilt()
  terminal.note(`Writing and starting with ${count} layouts …`)
  const found = await measureStarting(count)
  if (json) terminal.print(JSON.stringify(found, null, 2))
  else for (const line of startingLines(found)) terminal.print(line)
  return 0
}

async function benchServices(terminal: Terminal, sites: number, json: boolean): Promise<number> {
  const { measureServices } = await import('../bench/services/measure.ts')
  const { servicesLines } = await import('../bench/services/lines.ts')
  const found = await measureServices(sites, terminal.note)
  if (json) terminal.print(JSON.stringify(found, null, 2))
  else for (const line of found.flatMap(servicesLines)) terminal.print(line)
  return 0
}

/** Fails where a list of a large site reads more rows than a list may. */
async function benchLists(terminal: Terminal, posts: number, json: boolean): Promise<number> {
  const { areBounded, listsLines, measureLists } = await import('../bench/services/lists.ts')
  const found = await measureLists(posts, terminal.note)
  if (json) terminal.print(JSON.stringify(found, null, 2))
  else for (const line of found.flatMap(listsLines)) terminal.print(line)
  return areBounded(found) ? 0 : 1
}

async function benchBlocks(): Promise<Blocks> {
  const { runBundled } = await import('../bench/run-bundled.ts')
  const [result] = await runBundled('tools/bench/blocks/blocks-script.ts')
  return result as Blocks
}

async function benchDrawing(environment: Record<string, string>): Promise<Rendering[]> {
  const { runBundled } = await import('../bench/run-bundled.ts')
  const wanted = pages
    .map(([layout, path]) => layout + path)
    .filter((page) => !page.endsWith('About'))
  const results = await runBundled('tools/bench/drawing.ts', wanted, { ...environment, PORT: '0' })
  return results as Rendering[]
}

async function benchLoading(
  terminal: Terminal,
  environment: Record<string, string>,
): Promise<Loading[]> {
  const { measureLoading } = await import('../bench/loading.ts')
  const { findBrowser } = await import('#tests/e2e/browser.ts')
  const { startBuilt } = await import('../start-built.ts')
  const server = await startBuilt(environment)
  const urls = pages.map(([layout, path]) => `http://${layout}.localhost:${port}${path}`)
  const results = await measureLoading(findBrowser(terminal.note), urls)
  await server.stop()
  return results
}

const drawingLines = (results: readonly Rendering[]): string[] => [
  'Drawing an uncached page: CPU over bare renderToString of the same blocks, props and answers',
  ...results.map(
    ({ path, ratio, singleRatio, firstRatio, pageMs, bareMs }) =>
      `  ${path.padEnd(18)} ${ratio.toFixed(2)}× one call for all blocks (${pageMs.toFixed(2)} over ${bareMs.toFixed(2)} ms), ` +
      `${singleRatio.toFixed(2)}× one call a block; with nothing kept from other pages ${firstRatio.toFixed(2)}×`,
  ),
]

const loadingLines = (results: readonly Loading[]): string[] => [
  'Bytes over the wire at the load event, brotli with headers',
  ...results.map(
    ({ path, scriptBytes, documentBytes }) =>
      `  ${path.replace('http://', '').padEnd(36)} scripts ${String(scriptBytes).padStart(6)}   document ${String(documentBytes).padStart(6)}`,
  ),
]

const spread = ({ median, least, most }: Serving['ratio']): string =>
  `${median.toFixed(2)}× (${least.toFixed(2)} to ${most.toFixed(2)})`

const servingLines = (result: Serving): string[] => [
  `Serving a kept page beside node:http with the same headers and bytes (32 connections, 10 requests in each, brotli, ` +
    `${result.rounds} rounds${result.isPinned ? ', pinned' : ''})`,
  `  requests a second ${spread(result.ratio)}   ${Math.round(result.keptPerSecond)} against ${Math.round(result.rawPerSecond)}   (wanted: 0.95)`,
  `  processor time    ${spread(result.cpuRatio)}   ${result.keptMicroseconds.toFixed(1)} against ${result.rawMicroseconds.toFixed(1)} µs a request   (wanted: 1.15)`,
  `Starting with an existing database: ${Math.round(result.startMs)} ms`,
  `Memory: ${result.idleMb} MB after the start, ${result.busyMb} MB under load`,
]
