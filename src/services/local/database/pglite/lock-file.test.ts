import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockByFile } from './lock-file.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tenun-lock-'))
})
afterEach(() => rm(folder, { recursive: true }))

const holder = (pid: number) => ({ pid, since: '2026-11-21T00:00:00.000Z', command: 'tenun start' })

test('a folder that a living process holds is refused', async () => {
  await writeFile(join(folder, 'tenun.lock'), JSON.stringify(holder(process.ppid)))
  await expect(lockByFile(folder, holder(process.pid))).rejects.toMatchObject({
    name: 'DataFolderHeld',
    holder: { pid: process.ppid },
  })
})

test.each(['{"pid":', JSON.stringify(holder(2 ** 22 + 1))])('%s holds nothing', async (left) => {
  await writeFile(join(folder, 'tenun.lock'), left)
  const release = await lockByFile(folder, holder(process.pid))
  await release()
  await (
    await lockByFile(folder, holder(process.pid))
  )()
})
