import { afterEach, beforeEach, expect, test } from 'vitest'
import { parseLayout } from '#src/manifest/read/parse.ts'
import { ajvCheckers } from './ajv-checkers.ts'
import { readSource } from './read-source.ts'
import { layoutsFolder, type LayoutsFolder } from '#tests/made-up/layouts-folder.ts'
import { homeOf, short } from '#tests/made-up/layouts.ts'

let folder: LayoutsFolder
beforeEach(async () => void (folder = await layoutsFolder()))
afterEach(() => folder.clear())

/** The problems of a folder with a valid layout and these files. */
async function found(...paths: string[]) {
  const more = Object.fromEntries(paths.map((path) => [path, '{}']))
  await folder.write('coba', { ...more, ...homeOf([]) })
  const source = readSource(folder.root, 'coba')
  return source && parseLayout(source, ajvCheckers).problems.map(short)
}

test('a page with a capital, one in a folder and a stray file are reported', async () => {
  expect(await found('pages/About.json', 'pages/deep/x.json', 'catatan.txt')).toEqual([
    'layouts/coba/catatan.txt:1:1 unread-file Nothing reads catatan.txt.',
    'layouts/coba/pages/About.json:1:1 unread-file Nothing reads pages/About.json.',
    'layouts/coba/pages/deep/x.json:1:1 unread-file Nothing reads pages/deep/x.json.',
  ])
})

test('a README, what begins with a dot and anything in assets/ may stay', async () => {
  expect(await found('README.md', 'pages/.DS_Store', 'assets/catatan.txt')).toEqual([])
})
