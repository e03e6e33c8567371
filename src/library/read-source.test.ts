import { symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { layoutsFolder, type LayoutsFolder } from '#tests/made-up/layouts-folder.ts'
import { readLayoutNames, readSource } from '#src/library/read-source.ts'

let folder: LayoutsFolder
beforeEach(async () => void (folder = await layoutsFolder()))
afterEach(() => folder.clear())

test('a folder is read as its manifest, pages, data and assets, and nothing else', async () => {
  const texts = {
    'layout.json': '{}',
    'routes.json': '{}',
    'shell.json': '{}',
    'pages/home.json': '{}',
    'pages/a-b.mdx': '',
    'data/schools.json': '[]',
  }
  const others = {
    'pages/Home.json': '{}',
    'pages/deep/x.json': '{}',
    'notes.txt': '',
    'pages/x.js': '',
    'route.json': '{}',
    'pages/deep/routes.json': '{}',
    '.env': 'SECRET',
  }
  await folder.write('coba', {
    ...texts,
    ...others,
    'assets/covers/a.svg': '<svg/>',
    'assets/b c.svg': '',
  })
  const source = readSource(folder.root, 'coba')
  expect(source?.texts).toEqual(texts)
  expect(Object.keys(source?.assets ?? {})).toEqual(['covers/a.svg'])
})

test('links lead nowhere', async () => {
  await folder.write('coba', { 'layout.json': '{}', 'pages/home.json': '{}' })
  await writeFile(join(folder.root, 'secret.json'), '{}')
  await symlink(join(folder.root, 'secret.json'), join(folder.root, 'coba/pages/secret.json'))
  await symlink(folder.root, join(folder.root, 'coba/assets'))
  const source = readSource(folder.root, 'coba')
  expect(Object.keys(source?.texts ?? {}).toSorted()).toEqual(['layout.json', 'pages/home.json'])
  expect(source?.assets).toEqual({})
})

test('the hash changes with any file that is read and with no other', async () => {
  await folder.write('coba', { 'layout.json': '{}', 'assets/a.svg': 'a' })
  const hash = () => readSource(folder.root, 'coba')?.hash
  const first = hash()
  await folder.write('coba', { 'notes.txt': 'x' })
  expect(hash()).toBe(first)
  await folder.write('coba', { 'assets/a.svg': 'b' })
  expect(hash()).not.toBe(first)
})

test('a folder without files of a layout is no layout', async () => {
  await folder.write('kosong', { 'notes.txt': 'x' })
  expect(readSource(folder.root, 'kosong')).toBeUndefined()
  expect(readSource(folder.root, 'tiada')).toBeUndefined()
})

test('only folders with the name of a layout may be one', async () => {
  for (const name of ['coba', 'dua-tiga', '.snapshots', 'Besar', '9satu', 'x'.repeat(64)])
    await folder.write(name, { 'layout.json': '{}' })
  await writeFile(join(folder.root, 'berkas'), '')
  expect(await readLayoutNames(folder.root)).toEqual(['coba', 'dua-tiga'])
})

test('no name leads out of the folder, and no layout is a link', async () => {
  await folder.write('layouts/coba', { 'layout.json': '{}' })
  await folder.write('luar', { 'layout.json': '{}' })
  const root = join(folder.root, 'layouts')
  await symlink(join(folder.root, 'luar'), join(root, 'tautan'))
  for (const name of ['../luar', 'coba/../../luar', '.', '', 'tautan', 'a\0b'])
    expect(readSource(root, name), name).toBeUndefined()
  expect(readSource(root, 'coba')).toBeDefined()
})
