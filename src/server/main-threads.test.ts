import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { layoutsFolder, type LayoutsFolder } from '#tests/made-up/layouts-folder.ts'
import { openThreads, type Threads } from './main-threads.ts'

let threads: Threads
let folders: LayoutsFolder[]
beforeEach(async () => {
  threads = openThreads()
  folders = [await layoutsFolder(), await layoutsFolder()]
  for (const folder of folders) await folder.write('coba', { 'layout.json': '{}' })
})
afterEach(async () => {
  await threads.close()
  for (const folder of folders) await folder.clear()
})

test('edits in watched folders are told, each to its own listener, until that watch is stopped', async () => {
  const changed = folders.map((): (readonly string[] | undefined)[] => [])
  const stops = folders.map(({ root }, i) =>
    threads.watch(root, {
      changed: (names) => changed[i]?.push(names),
      failed: (error) => expect.unreachable(String(error)),
    }),
  )
  const editUntil = async (i: number, name: string) => {
    for (let n = 0; n < 600 && !changed[i]?.flat().includes(name); n++) {
      await folders[i]?.write(name, { 'layout.json': `{ "a": ${n} }` })
      await sleep(100)
    }
    expect(changed[i]?.flat()).toContain(name)
  }
  await editUntil(0, 'coba')
  await editUntil(1, 'coba')
  await stops[0]?.()
  const before = changed[0]?.length
  await folders[0]?.write('coba', { 'layout.json': '{ "b": 1 }' })
  await editUntil(1, 'lain')
  expect(changed[0]).toHaveLength(before ?? -1)
  await stops[1]?.()
})

test('closing the thread is no failure of a watch, and ends the wait for its stop', async () => {
  const failed: unknown[] = []
  const stop = threads.watch(folders[0]?.root ?? '', {
    changed: () => undefined,
    failed: (error) => failed.push(error),
  })
  const stopped = stop()
  await threads.close()
  await stopped
  expect(failed).toEqual([])
})
