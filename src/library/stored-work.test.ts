import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { madeUpBlocks } from '#tests/made-up/blocks.tsx'
import { layoutsFolder, type LayoutsFolder } from '#tests/made-up/layouts-folder.ts'
import { homeOf, manifestOf } from '#tests/made-up/layouts.ts'
import { openCompiledStore } from './compiled-store.ts'
import type { LayoutWork } from './layout-work.ts'
import { openLibrary, type Library } from './library.ts'
import { openSnapshots } from './snapshots.ts'
import { storedWork } from './stored-work.ts'
import { workHere } from './work-here.ts'

let folder: LayoutsFolder
let data: LayoutsFolder
beforeEach(async () => {
  folder = await layoutsFolder()
  data = await layoutsFolder()
})
afterEach(async () => {
  await folder.clear()
  await data.clear()
})

const coba = (heading: string, more?: object) => ({
  ...homeOf([{ id: 'a', type: 'note', props: { heading } }]),
  ...more,
})
const child = { 'layout.json': manifestOf('anak', { extends: 'coba' }) }
const headingOf = (library: Library, name: string) =>
  library.find(name)?.pages.get('home')?.nodes[0]?.props.id.value['heading']

/** Starts once, long after the last edit; returns the library and the names of what was compiled. */
async function start(build = 'one', later = 60_000, seenAtStart?: number) {
  const compiled: string[] = []
  const inner = workHere({ root: folder.root, blocks: madeUpBlocks })
  const work: LayoutWork = {
    ...inner,
    compile(source, parents) {
      compiled.push(source.name)
      return inner.compile(source, parents)
    },
  }
  const snapshots = openSnapshots(data.root)
  const store = await openCompiledStore(join(data.root, '.compiled'), build)
  const now = () => Date.now() + later
  const library = openLibrary({
    root: folder.root,
    blocks: madeUpBlocks,
    report: () => undefined,
    snapshots,
    work: storedWork({
      root: folder.root,
      work,
      store,
      snapshots,
      now,
      ...(seenAtStart === undefined ? {} : { seenAtStart }),
    }),
  })
  await library.reload()
  const headings = ['coba', 'anak'].map((name) => headingOf(library, name))
  return { library, headings, compiled: compiled.toSorted() }
}

const startAndClose = async (...args: Parameters<typeof start>) => {
  const { library, ...started } = await start(...args)
  await library.close()
  return started
}

test('a second start compiles nothing, and serves the same layouts', async () => {
  await folder.write('coba', coba('satu'))
  await folder.write('anak', child)
  const first = await start()
  await first.library.close()
  expect(first.compiled).toEqual(['anak', 'coba'])
  const second = await start()
  expect([second.compiled, second.headings]).toEqual([[], ['satu', 'satu']])
  const dataOf = ({ library }: typeof first) =>
    JSON.stringify(library.all().map((layout) => [layout, [...layout.pages], layout.starter()]))
  expect(dataOf(second)).toBe(dataOf(first))
})

test('after an edit that layout is compiled, and those that extend it', async () => {
  await folder.write('coba', coba('satu'))
  await folder.write('anak', child)
  await startAndClose()
  await folder.write('anak', { 'layout.json': manifestOf('anak', { extends: 'coba' }), x: '' })
  expect(await startAndClose()).toEqual({ compiled: ['anak'], headings: ['satu', 'satu'] })
  await folder.write('coba', coba('dua'))
  expect(await startAndClose()).toEqual({ compiled: ['anak', 'coba'], headings: ['dua', 'dua'] })
  expect(await startAndClose()).toEqual({ compiled: [], headings: ['dua', 'dua'] })
})

test('a running library compiles a child with the files of its stored parent', async () => {
  await folder.write('coba', coba('satu'))
  await folder.write('anak', child)
  await startAndClose()
  const { library } = await start()
  await folder.write('anak', coba('tiga', child))
  await library.reload(['anak'])
  expect(headingOf(library, 'anak')).toBe('tiga')
  await library.close()
})

test('an edit right before the start is not taken for settled', async () => {
  await folder.write('coba', coba('satu'))
  await startAndClose('one', 0)
  expect((await startAndClose('one', 0)).compiled).toEqual(['coba'])
})

test('a layout with errors is compiled at each start', async () => {
  await folder.write('coba', coba('satu', { 'data/gone.json': '[' }))
  await startAndClose()
  expect((await startAndClose()).compiled).toEqual(['coba'])
})

test('nothing is taken from another build, or from a damaged file', async () => {
  await folder.write('coba', coba('satu'))
  await startAndClose()
  expect((await startAndClose('two')).compiled).toEqual(['coba'])
  await damage('.index')
  expect((await startAndClose('two')).compiled).toEqual(['coba'])
  await damage('coba.bin')
  const { library, headings, compiled } = await start('two')
  expect([headings, compiled]).toEqual([[undefined, undefined], []])
  await library.reload()
  expect(headingOf(library, 'coba')).toBe('satu')
  await library.close()
})

/** Changes the last byte of a stored file. */
async function damage(name: string): Promise<void> {
  const file = join(data.root, '.compiled', name)
  const content = await readFile(file)
  content[content.length - 1] = 255 - (content.at(-1) ?? 0)
  await writeFile(file, content)
}

test('layouts of which the folders were not looked at are read again when that is done', async () => {
  await folder.write('coba', coba('satu'))
  await folder.write('anak', child)
  await startAndClose()
  await folder.write('coba', coba('dua'))
  const { library, headings, compiled } = await start('one', 60_000, 0)
  expect([headings, compiled]).toEqual([['satu', 'satu'], []])
  await library.lookAtUnseen()
  await library.reload()
  expect(['coba', 'anak'].map((name) => headingOf(library, name))).toEqual(['dua', 'dua'])
  await library.close()
})

test('a library that was taken as it was stored has the hosts and the rows of its layouts without reading them', async () => {
  const site = { hosts: ['coba.id'], settings: { title: 'Coba', isMaintenance: false } }
  await folder.write('coba', coba('satu', { 'layout.json': manifestOf('coba', { site }) }))
  const first = await start()
  await first.library.close()
  const { library } = await start()
  expect([...library.heads()]).toEqual([...first.library.heads()])
  expect(library.head('coba')).toMatchObject({ hosts: ['coba.id'], title: 'Coba', hasSite: true })
  await library.close()
})

test('a layout that accepts a problem until some day is compiled again on another day, and no other is', async () => {
  const nextWeek = 7 * 24 * 3600 * 1000
  await folder.write('coba', coba('satu'))
  await startAndClose()
  expect((await startAndClose('one', nextWeek)).compiled).toEqual([])
  const accepted = { rule: 'dead-link', reason: 'It is right here.', until: '2999-01-01' }
  await folder.write('anak', {
    'layout.json': manifestOf('anak', { extends: 'coba', rules: { suppress: [accepted] } }),
  })
  expect((await startAndClose()).compiled).toEqual(['anak'])
  expect((await startAndClose()).compiled).toEqual([])
  expect((await startAndClose('one', nextWeek)).compiled).toEqual(['anak'])
})
