import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { writeFamily, writeFleet } from './made-fleet.ts'

/** What reading a fleet took, as `start-once.ts` prints it. */
export interface Started {
  fleet: string
  layouts: number
  problems: number
  ms: number
  cpuMs: number
  memoryMb: number
  restingMb: number
  heapMb: number
}

/** Reads a fleet of separate layouts and one of children of one parent, each at a first start and at a restart. */
export async function measureStarting(count: number): Promise<Started[]> {
  const separate = Math.min(count, 600)
  return [
    ...(await startTwice(`${separate} layouts`, (root) => writeFleet(root, separate))),
    ...(await startTwice(`${count} children of one`, (root) => writeFamily(root, count))),
  ]
}

async function startTwice(fleet: string, write: (root: string) => void): Promise<Started[]> {
  const folder = await mkdtemp(join(tmpdir(), 'tenun-starting-'))
  try {
    const root = join(folder, 'layouts')
    write(root)
    const first = await startOnce(root, folder)
    const again = await startOnce(root, folder)
    return [
      { ...first, fleet: `${fleet}, first start` },
      { ...again, fleet: `${fleet}, restart` },
    ]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Reads once in a new process. */
async function startOnce(root: string, dataFolder: string): Promise<Omit<Started, 'fleet'>> {
  const script = resolve('tools/bench/start-once.ts')
  const args = ['--expose-gc', '--import', 'tsx', script, root, dataFolder]
  const { stdout } = await promisify(execFile)(process.execPath, args)
  return JSON.parse(stdout) as Omit<Started, 'fleet'>
}

export const startingLine = ({ fleet, ms, cpuMs, memoryMb, heapMb }: Started): string =>
  `${fleet.padEnd(40)} ${(cpuMs / 1000).toFixed(1).padStart(5)} s of computing in ${(ms / 1000).toFixed(1)} s, ` +
  `${memoryMb} MB, heap ${heapMb} MB`
