import { afterEach, beforeEach, expect, test } from 'vitest'
import type { LayoutWork } from '#src/library/layout-work.ts'
import { hostile, nodeOf, pageOf } from '#tests/faults/hostile/hostile-layout.ts'
import { layoutsFolder, type LayoutsFolder } from '#tests/made-up/layouts-folder.ts'
import { openThreadWork } from '#tests/made-up/thread-work.ts'

let folder: LayoutsFolder
let work: LayoutWork
beforeEach(async () => {
  folder = await layoutsFolder()
  work = openThreadWork(folder.root)
})
afterEach(async () => {
  await work.close()
  await folder.clear()
})

const write = (heading: string) =>
  hostile('satu', () => ({ 'pages/home.json': pageOf([nodeOf('a', { heading })]) })).write(
    folder.root,
  )
async function read() {
  const found = await work.read('satu')
  if (found === undefined) throw new Error('It was not read.')
  return found.source
}
const compile = async (source: Awaited<ReturnType<typeof read>>) =>
  (await work.compile(source, [])).layout?.pages.get('home')?.nodes[0]?.props.id.value['heading']

test('what is compiled is what was read, although the file is another by then', async () => {
  write('awal')
  const source = await read()
  write('sesudah')
  expect(await compile(source)).toBe('awal')
  expect(await compile(await read())).toBe('sesudah')
})

test('a layout of six hundred pages comes whole, with the hash of its rows', async () => {
  const ids = Array.from({ length: 25 }, (_, i) => `n${i}`)
  const nodes = ids.map((id) => nodeOf(id))
  const pages = Array.from({ length: 600 }, (_, i) => [`pages/p${i}.json`, pageOf(nodes)] as const)
  hostile('satu', () => Object.fromEntries(pages)).write(folder.root)
  const { layout, starterHash } = await work.compile(await read(), [])
  expect(layout?.pages.size).toBe(601)
  expect(layout?.pages.get('p599')?.nodes.map(({ id }) => id)).toEqual(ids)
  expect(starterHash).toMatch(/^[0-9a-f]{64}$/)
})
