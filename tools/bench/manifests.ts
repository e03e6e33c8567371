import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { readSource } from '#src/library/read-source.ts'
import { measureCompile } from './compile-time.ts'
import type { Figure } from './figure.ts'
import { writeFleet } from './made-fleet.ts'

interface ManifestsMeasured {
  layouts: number
  bytesPerLayout: number
  coldMs: number
  warmMs: number
  /** Peak memory of the checking process, its threads included. */
  peakMemoryMb: number
  /** Without parsing. */
  compileMs: number
}

/** Writes a fleet of layouts into a temporary folder and checks it twice, each time in a new process. */
async function measureManifests(count: number): Promise<ManifestsMeasured> {
  const folder = await mkdtemp(join(tmpdir(), 'tenun-fleet-'))
  try {
    const root = join(folder, 'layouts')
    writeFleet(root, count)
    const cold = await checkOnce(root, folder)
    const warm = await checkOnce(root, folder)
    if (cold.fresh !== count || warm.fresh !== 0)
      throw new Error(`A cold check read ${cold.fresh} layouts and a warm one ${warm.fresh}.`)
    if (cold.problems !== 0) throw new Error(`The fleet has ${cold.problems} problems.`)
    const source = readSource(root, 'sekolah-00000')
    if (source === undefined) throw new Error('No fleet was written.')
    const bytes = Object.values(source.texts).reduce((sum, text) => sum + text.length, 0)
    return {
      layouts: count,
      bytesPerLayout: bytes,
      coldMs: cold.ms,
      warmMs: warm.ms,
      peakMemoryMb: Math.max(cold.memoryMb, warm.memoryMb),
      compileMs: measureCompile(root),
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

interface Once {
  ms: number
  memoryMb: number
  fresh: number
  problems: number
}

/** Checks once in a new process and measures it from start to exit. */
async function checkOnce(root: string, cache: string): Promise<Once> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--import',
    'tsx',
    resolve('tools/bench/check-once.ts'),
    root,
    cache,
  ])
  return JSON.parse(stdout) as Once
}

/** What checking many layouts takes, with goals for 10,000. */
export async function manifestsFigures(count: number): Promise<Figure[]> {
  const { bytesPerLayout, coldMs, warmMs, peakMemoryMb, compileMs } = await measureManifests(count)
  const part = `Checking ${count} layouts of ${Math.round(bytesPerLayout / 1024)} KiB, ten routes each`
  return [
    { part, name: 'none is known', value: coldMs, unit: 'ms', wanted: { most: 2 * count } },
    { part, name: 'all are known', value: warmMs, unit: 'ms', wanted: { most: count / 10 } },
    { part, name: 'memory', value: peakMemoryMb, unit: 'MB', wanted: { most: 600 } },
    { part, name: 'compiling one', value: compileMs, unit: 'ms', wanted: { most: 3 } },
  ]
}
