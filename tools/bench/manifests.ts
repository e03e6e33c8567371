import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { readSource } from '#src/library/read-source.ts'
import { measureCompile } from './compile-time.ts'
import { writeFleet } from './made-fleet.ts'

export interface ManifestsMeasured {
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
export async function measureManifests(count: number): Promise<ManifestsMeasured> {
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
