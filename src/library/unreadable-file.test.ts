import { execFileSync } from 'node:child_process'
import { mkdirSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { limits } from '#schemas/node.ts'
import { manifestOf } from '#tests/made-up/layouts.ts'
import { layoutsFolder, type LayoutsFolder } from '#tests/made-up/layouts-folder.ts'
import { readBounded } from './read-bounded.ts'
import { readSource } from './read-source.ts'

let folder: LayoutsFolder
beforeEach(async () => {
  folder = await layoutsFolder()
  await folder.write('coba', { 'layout.json': manifestOf('coba') })
})
afterEach(() => folder.clear())

const inside = (...path: string[]) => join(folder.root, 'coba', ...path)

/** A file of so many bytes that takes no room on the disk. */
function sparse(path: string, bytes: number): void {
  mkdirSync(join(inside(path), '..'), { recursive: true })
  writeFileSync(inside(path), '')
  truncateSync(inside(path), bytes)
}

const faults = () =>
  readSource(folder.root, 'coba')?.faults.map(
    ({ rule, path, message }) => `${path} ${rule} ${message}`,
  )

test.each([
  ['assets/besar.png', 3e9, limits.assetBytes],
  ['pages/besar.json', 6e8, limits.pageBytes],
  ['pages/besar.mdx', 70_000, limits.proseBytes],
  ['content/besar.mdx', 6e8, limits.proseBytes],
  ['data/mentors.json', 6e8, limits.dataBytes],
  ['collections/a.json', 6e8, limits.collectionBytes],
  ['layout.json', 6e8, limits.layoutBytes],
])('%s of %d bytes is not read', (path, bytes, most) => {
  sparse(path, bytes)
  expect(faults()).toEqual([`${path} file-too-large ${bytes} bytes, at most ${most}.`])
  expect(readSource(folder.root, 'coba')?.texts[path]).toBeUndefined()
})

test('of files that are too large together, nothing is served', () => {
  for (let i = 0; i < 9; i++) sparse(`assets/a${i}.png`, limits.assetBytes)
  expect(faults()).toEqual([' layout-too-large Its files have more than 268435456 bytes together.'])
  expect(readSource(folder.root, 'coba')).toMatchObject({ texts: {}, assets: {} })
})

test('texts that are too large together are not served, however small each is', () => {
  for (let i = 0; i < 5; i++) sparse(`data/${'abcde'[i]}.json`, limits.dataBytes)
  expect(faults()).toEqual([
    ' layout-too-large Its files without assets have more than 16777216 bytes together.',
  ])
})

test('a folder of too many files is not read', () => {
  mkdirSync(inside('assets'))
  for (let i = 0; i <= limits.files; i++) writeFileSync(inside('assets', `${i}.svg`), '')
  expect(faults()).toEqual([' layout-too-large It has more than 5000 files and folders.'])
})

test('a folder where a page is expected is named', () => {
  mkdirSync(inside('pages/home.json'), { recursive: true })
  expect(faults()).toEqual(['pages/home.json unreadable-file It is a folder.'])
})

test('a pipe is named, and nobody waits for its other end', () => {
  mkdirSync(inside('pages'))
  execFileSync('mkfifo', [inside('pages/home.json')])
  expect(faults()).toEqual(['pages/home.json unreadable-file It is no plain file.'])
  expect(readBounded(inside('pages/home.json'), 100)).toEqual({ failure: 'no-file' })
})

test('what went away after it was listed has the reason of the system, and so has a device', () => {
  expect(readBounded(inside('tiada.json'), 100)).toEqual({ failure: 'ENOENT' })
  expect(readBounded(inside('layout.json', 'x'), 100)).toEqual({ failure: 'ENOTDIR' })
  expect(readBounded('/dev/zero', 100)).toEqual({ failure: 'no-file' })
})

test('a layout with a file that cannot be read differs from one without', () => {
  const before = readSource(folder.root, 'coba')?.hash
  mkdirSync(inside('pages/home.json'), { recursive: true })
  expect(readSource(folder.root, 'coba')?.hash).not.toBe(before)
})
