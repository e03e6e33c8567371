import { afterEach, beforeEach, expect, test } from 'vitest'
import { join } from 'node:path'
import { writeFile } from 'node:fs/promises'
import { madeUpBlocks } from '#tests/made-up/blocks.tsx'
import { layoutsFolder, type LayoutsFolder } from '#tests/made-up/layouts-folder.ts'
import { homeOf, manifestOf, short } from '#tests/made-up/layouts.ts'
import { openLibrary, type Library } from './library.ts'
import { openSnapshots, type Snapshots } from './snapshots.ts'

let folder: LayoutsFolder
let reported: string[]
let moved: string[][]
beforeEach(async () => void (folder = await layoutsFolder()))
afterEach(() => folder.clear())

async function open(snapshots?: Snapshots): Promise<Library> {
  reported = []
  moved = []
  const library = openLibrary({
    root: folder.root,
    blocks: madeUpBlocks,
    report: (_name, problems) => reported.push(...problems.map(short)),
    ...(snapshots ? { snapshots } : {}),
  })
  library.onChange((names) => moved.push([...names]))
  await library.reload()
  return library
}

const note = (heading: string) => ({ id: 'a', type: 'note', props: { heading } })
const coba = (heading: string) => homeOf([note(heading)])
const child = { 'layout.json': manifestOf('anak', { extends: 'coba' }) }
const broken = { 'layout.json': '{\n  "manifest": 1,\n  "name" "coba"\n}' }
const headingOf = (library: Library, name = 'coba') =>
  library.find(name)?.pages.get('home')?.nodes[0]?.props.id.value['heading']

test('a valid edit is served, with a new revision', async () => {
  await folder.write('coba', coba('satu'))
  const library = await open()
  const first = library.find('coba')
  await folder.write('coba', coba('dua'))
  await library.reload(['coba'])
  expect(headingOf(library)).toBe('dua')
  expect(library.find('coba')?.revision).not.toBe(first?.revision)
  expect([reported, moved]).toEqual([[], [['coba'], ['coba']]])
})

test('reading the same files again changes nothing', async () => {
  await folder.write('coba', coba('satu'))
  const library = await open()
  const first = library.find('coba')
  await library.reload()
  expect(library.find('coba')).toBe(first)
  expect(moved).toEqual([['coba']])
})

test('a broken edit keeps the last valid version and is reported once, with its location', async () => {
  await folder.write('coba', coba('satu'))
  const library = await open()
  const first = library.find('coba')
  await folder.write('coba', broken)
  await library.reload(['coba'])
  await library.reload(['coba'])
  expect(library.find('coba')).toBe(first)
  expect(reported).toEqual([expect.stringMatching(/^layouts\/coba\/layout\.json:3:9 json-syntax /)])
  expect(moved).toEqual([['coba']])
})

test('a broken edit that is reverted and made again is reported again', async () => {
  await folder.write('coba', coba('satu'))
  const library = await open()
  for (const files of [broken, coba('satu'), broken]) {
    await folder.write('coba', files)
    await library.reload()
  }
  expect(reported).toHaveLength(2)
})

test('an edit of a parent recompiles its children', async () => {
  await folder.write('coba', coba('satu'))
  await folder.write('anak', child)
  const library = await open()
  const first = library.find('anak')
  const routes = [{ path: '/Baru', page: 'baru' }]
  await folder.write('coba', {
    ...coba('dua'),
    'layout.json': manifestOf('coba', { routes }),
    'pages/baru.json': { blocks: [] },
  })
  await library.reload(['coba'])
  expect(library.find('anak')?.pages.has('baru')).toBe(true)
  expect(library.find('anak')?.revision).not.toBe(first?.revision)
  expect(moved.at(-1)?.toSorted()).toEqual(['anak', 'coba'])
})

test('a broken edit of a parent leaves its children unchanged', async () => {
  await folder.write('coba', coba('satu'))
  await folder.write('anak', child)
  const library = await open()
  const first = library.find('anak')
  await folder.write('coba', broken)
  await library.reload(['coba'])
  expect(library.find('anak')).toBe(first)
  expect(moved).toHaveLength(1)
})

test('a valid edit of a child is served although its parent was broken at the same time', async () => {
  await folder.write('coba', coba('satu'))
  await folder.write('anak', child)
  const library = await open()
  await folder.write('coba', broken)
  await folder.write('anak', { 'pages/lain.json': { blocks: [note('tiga')] } })
  await library.reload()
  expect([...(library.find('anak')?.pages.keys() ?? [])].toSorted()).toEqual(['home', 'lain'])
  expect(reported).toHaveLength(1)
})

test('an edit of a parent that would break a child keeps the old child, and is reported', async () => {
  await folder.write('coba', { ...coba('satu'), 'pages/dua.json': { blocks: [] } })
  const routes = [{ path: '/Dua', page: 'dua' }]
  await folder.write('anak', { 'layout.json': manifestOf('anak', { extends: 'coba', routes }) })
  const library = await open()
  const first = library.find('anak')
  await folder.remove('coba/pages/dua.json')
  await library.reload(['coba'])
  expect(library.find('coba')?.pages.has('dua')).toBe(false)
  expect(library.find('anak')).toBe(first)
  expect(reported).toEqual([expect.stringContaining('unknown-page There is no page "dua"')])
})

test('a child that was rejected because its parent was missing is served when the parent is added', async () => {
  await folder.write('anak', homeOf([note('satu')], {}, { name: 'anak' }))
  const library = await open()
  await folder.write('anak', { 'layout.json': manifestOf('anak', { extends: 'coba' }) })
  await library.reload(['anak'])
  expect(reported).toEqual([
    expect.stringContaining('unknown-parent There is no layout "coba" to extend.'),
  ])
  const routes = [{ path: '/Baru', page: 'baru' }]
  await folder.write('coba', {
    ...coba('dua'),
    'layout.json': manifestOf('coba', { routes }),
    'pages/baru.json': { blocks: [] },
  })
  await library.reload(['coba'])
  expect(library.find('anak')?.pages.has('baru')).toBe(true)
})

test('a layout whose folder is deleted is removed', async () => {
  await folder.write('coba', coba('satu'))
  const library = await open()
  await folder.remove('coba')
  await library.reload()
  expect(library.find('coba')).toBeUndefined()
  expect(library.all()).toEqual([])
  expect(moved).toEqual([['coba'], ['coba']])
})

test('a broken layout is served in its last valid version, also after a restart', async () => {
  const snapshots = () => openSnapshots(join(folder.root, '.snapshots'))
  await folder.write('coba', coba('satu'))
  await open(snapshots())
  await folder.write('coba', broken)
  const library = await open(snapshots())
  expect(headingOf(library)).toBe('satu')
  expect(reported).toEqual([expect.stringContaining('json-syntax')])
  await folder.write('coba', coba('dua'))
  await library.reload()
  expect(headingOf(library)).toBe('dua')
})

test('the children of a broken parent are complete after a restart', async () => {
  const snapshots = () => openSnapshots(join(folder.root, '.snapshots'))
  await folder.write('coba', coba('satu'))
  await folder.write('anak', child)
  await open(snapshots())
  await folder.write('coba', broken)
  const library = await open(snapshots())
  expect(headingOf(library, 'anak')).toBe('satu')
  expect(reported).toHaveLength(1)
})

test('a truncated snapshot is ignored', async () => {
  const snapshots = openSnapshots(join(folder.root, '.snapshots'))
  await folder.write('coba', coba('satu'))
  await open(snapshots)
  await writeFile(join(folder.root, '.snapshots/coba.json'), '{"name":"co')
  await folder.write('coba', broken)
  const library = await open(openSnapshots(join(folder.root, '.snapshots')))
  expect(library.find('coba')).toBeUndefined()
  expect(reported).toHaveLength(1)
})

test('an edit is served although the disk is full', async () => {
  const full: Snapshots = {
    read: () => Promise.resolve(undefined),
    save: () => Promise.reject(new Error('ENOSPC')),
  }
  await folder.write('coba', coba('satu'))
  await folder.write('kedua', homeOf([note('satu')], {}, { name: 'kedua' }))
  const library = openLibrary({
    root: folder.root,
    blocks: madeUpBlocks,
    report: () => undefined,
    snapshots: full,
  })
  const received: string[] = []
  library.onChange((names) => received.push(...names))
  await expect(library.reload()).rejects.toThrow('ENOSPC')
  expect([headingOf(library), headingOf(library, 'kedua'), received]).toEqual([
    'satu',
    'satu',
    ['coba', 'kedua'],
  ])
})

test('an older read never replaces a newer one', async () => {
  await folder.write('awal', broken)
  await folder.write('coba', coba('satu'))
  let release = () => {}
  let reach = () => {}
  const gate = new Promise<undefined>((open) => (release = () => open(undefined)))
  const reached = new Promise<void>((open) => (reach = open))
  const slow: Snapshots = {
    save: () => Promise.resolve(),
    read() {
      reach()
      return gate
    },
  }
  const library = openLibrary({
    root: folder.root,
    blocks: madeUpBlocks,
    report: () => undefined,
    snapshots: slow,
  })
  const older = library.reload()
  await reached
  await folder.write('coba', coba('dua'))
  const newer = library.reload(['coba'])
  setTimeout(release, 100)
  await Promise.all([older, newer])
  expect(headingOf(library)).toBe('dua')
})
