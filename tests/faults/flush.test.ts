import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newFolder } from '#src/services/local/database/new-database-for-test.ts'
import { startWriting } from './writing.ts'

const hasStrace = spawnSync('strace', ['-V']).status === 0
if (!hasStrace) console.log('No strace here: whether a commit reaches the disk is not counted.')

/** How often the writer asks the kernel to flush while it opens, writes this often and closes. */
async function countFlushes(folder: string, writes: number): Promise<number> {
  const report = join(folder, `flushes-${writes}`)
  const strace = [
    'strace',
    '-f',
    '-c',
    '-U',
    'calls,name',
    '-e',
    'trace=fsync,fdatasync',
    '-o',
    report,
  ]
  await startWriting(folder, writes, strace).ended
  const counts = (await readFile(report, 'utf8')).matchAll(/^\s*(\d+)\s+(fsync|fdatasync)$/gm)
  return [...counts].reduce((all, [, calls]) => all + Number(calls), 0)
}

test.skipIf(!hasStrace)(
  'fifty writes are flushed to the disk fifty times',
  async () => {
    const { place, remove } = await newFolder()
    await countFlushes(place.folder, 0)
    const without = await countFlushes(place.folder, 0)
    const flushes = (await countFlushes(place.folder, 50)) - without
    console.log(`50 writes made ${flushes} flushes.`)
    expect(flushes).toBeGreaterThanOrEqual(50)
    await remove()
  },
  120_000,
)
