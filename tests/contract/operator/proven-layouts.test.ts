import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { LayoutWork } from '#src/library/layout-work.ts'
import { hostile, nodeOf, pageOf } from '#tests/faults/hostile/hostile-layout.ts'
import { openProvenWork } from '#tests/made-up/proven-work.ts'
import { layoutsFolder, type LayoutsFolder } from '#tests/made-up/layouts-folder.ts'

let folder: LayoutsFolder
let work: LayoutWork
beforeEach(async () => void (folder = await layoutsFolder()))
afterEach(async () => {
  await work.close()
  await folder.clear()
})

const open = async () => {
  const opened = await openProvenWork(folder.root, join(folder.root, '.data', '.proofs'))
  work = opened.work
  return opened.proofs
}
const write = (heading: string) =>
  hostile('satu', () => ({ 'pages/home.json': pageOf([nodeOf('a', { heading })]) })).write(
    folder.root,
  )
async function read() {
  const read = await work.read('satu')
  if (read === undefined) throw new Error('It was not read.')
  return read.source
}
const compile = async (source: Awaited<ReturnType<typeof read>>) =>
  (await work.compile(source, [])).layout?.pages.get('home')?.nodes[0]?.props.id.value['heading']

test('what is compiled is what was proven, although the file is another by then', async () => {
  const proofs = await open()
  write('awal')
  const source = await read()
  write('sesudah')
  expect(await compile(source)).toBe('awal')
  const changed = await read()
  expect(proofs.has(source.hash, [])).toBe(true)
  expect(proofs.has(changed.hash, [])).toBe(false)
  expect(await compile(changed)).toBe('sesudah')
  expect(proofs.has(changed.hash, [])).toBe(true)
})

test('a layout that takes long is compiled in the thread only, and has no proof', async () => {
  const proofs = await open()
  const nodes = Array.from({ length: 25 }, (_, i) => nodeOf(`n${i}`))
  const pages = Array.from({ length: 600 }, (_, i) => [`pages/p${i}.json`, pageOf(nodes)] as const)
  hostile('satu', () => Object.fromEntries(pages)).write(folder.root)
  const source = await read()
  const { layout } = await work.compile(source, [])
  expect(layout?.pages.size).toBe(601)
  expect(proofs.has(source.hash, [])).toBe(false)
})

test('a restart knows the proofs and the parents', async () => {
  await open()
  write('awal')
  await compile(await read())
  await work.close()
  const proofs = await open()
  const source = await read()
  expect(proofs.has(source.hash, [])).toBe(true)
  expect(await compile(source)).toBe('awal')
  await rm(join(folder.root, '.data'), { recursive: true })
})
