import { cp, readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { layoutsFolder, type LayoutsFolder } from '#tests/made-up/layouts-folder.ts'
import { Face } from '#schemas/layout.ts'
import { starterFiles } from '#schemas/starter.ts'
import { manifestOf } from '#tests/made-up/layouts.ts'
import { newLayoutProblems } from '#tests/made-up/new-layout-problems.ts'
import { madeUpTerminal } from '#tests/made-up/terminal.ts'
import { paletteOf, palettes } from '../new/palettes.ts'
import { newLayout } from './new.ts'

let layouts: LayoutsFolder
beforeAll(async () => {
  layouts = await layoutsFolder()
  await layouts.write('dasar', { 'layout.json': manifestOf('dasar', { abstract: true }) })
  const site = { hosts: ['taken.example.id'], settings: { title: 'Lama', isMaintenance: false } }
  await layouts.write('lama', { 'layout.json': manifestOf('lama', { site }) })
})
afterAll(() => layouts.clear())

type Options = Partial<Parameters<typeof newLayout.run>[1]>

async function make(
  word: string | undefined,
  chosen: Options = {},
  answers?: Record<string, string>,
) {
  const terminal = madeUpTerminal(answers)
  const options = {
    root: layouts.root,
    dryRun: false,
    json: false,
    rows: 'parent' as const,
    ...chosen,
  }
  const code = await newLayout.run(terminal, options, word === undefined ? [] : [word])
  return { ...terminal, code }
}

const problemsOf = (name: string) => newLayoutProblems(layouts.root, name)

const nameOf = (face: string) =>
  Array.from({ length: 500 }, (_, i) => `situs-${i}`).find((name) => paletteOf(name).name === face)

test.each(palettes.map(({ name }, i) => [name, i % 2 === 0 ? 'id' : 'en'] as const))(
  'a site with the face %s in %s has no problems',
  async (face, locale) => {
    const name = nameOf(face) ?? ''
    expect((await make(name, { locale })).code).toBe(0)
    expect(await problemsOf(name)).toEqual([])
  },
)

test("a site on the project's layout has no problems, and shows its terms", async () => {
  await cp('layouts/base', join(layouts.root, 'base'), { recursive: true })
  await make('di-atas', { extends: 'base' })
  expect(await problemsOf('di-atas')).toEqual([])
  const manifest = await readFile(join(layouts.root, 'di-atas/layout.json'), 'utf8')
  expect(manifest).toContain('"page:terms"')
  // Its picture for networks is drawn in its own design: that of its parent is another brand's.
  expect(manifest).not.toContain('"image"')
  const detail = await readFile(join(layouts.root, 'di-atas/pages/class-detail.json'), 'utf8')
  expect(detail).toContain('"enrol": true')
  await layouts.remove('base')
})

test.each(Face.options)(
  'a site with the face %s has no problems, and leaves looks to it',
  async (face) => {
    const name = `wajah-${face}`
    await make(name, { face, locale: 'id' })
    expect(await problemsOf(name)).toEqual([])
    const manifest = await readFile(join(layouts.root, name, 'layout.json'), 'utf8')
    expect(manifest).toContain(`"face": "${face}"`)
    expect(manifest).not.toContain('"look"')
  },
)

test('a site without rows of its parent has an empty file for each table, which are what to write next', async () => {
  const { noted } = await make('kosong', { rows: 'none' })
  expect(noted.join()).toContain(join(layouts.root, 'kosong/data/classes.json'))
  const files = await readdir(join(layouts.root, 'kosong/data'))
  expect(files).toHaveLength(Object.keys(starterFiles).length)
  expect(await readFile(join(layouts.root, 'kosong/data/classes.json'), 'utf8')).toBe('[]\n')
  expect(await problemsOf('kosong')).toEqual([])
})

test('without --extends it builds on the abstract layout that extends no other', async () => {
  await layouts.write('latihan', {
    'layout.json': manifestOf('latihan', { abstract: true, extends: 'dasar' }),
  })
  await make('tanpa-tanya')
  const manifest = await readFile(join(layouts.root, 'tanpa-tanya/layout.json'), 'utf8')
  expect(manifest).toContain('"extends": "dasar"')
  await layouts.remove('latihan')
})

test('a site with a long name has a title that search engines show whole', async () => {
  await make('panjang', { title: 'Sanggar Canting Pekalongan Utara' })
  const home = await readFile(join(layouts.root, 'panjang/pages/home.json'), 'utf8')
  expect(home).toContain('"title": "Beranda"')
  expect(await problemsOf('panjang')).toEqual([])
})

test('it prints the URL of the new site and the next steps', async () => {
  const { printed, noted } = await make('pelita')
  expect(printed.at(-1)).toMatch(/^http:\/\/pelita\.localhost:\d+ /)
  expect(noted.join()).toContain('npm run check -- pelita')
  expect(noted.join()).toContain('pages/home.json')
  expect(await readdir(join(layouts.root, 'pelita'))).toEqual(['assets', 'layout.json', 'pages'])
})

test('the title, the host and the parent are taken from the options', async () => {
  await make('sinar', { title: 'Sinar "Pagi" & <Kawan>', host: 'sinar.example.id', locale: 'en' })
  const manifest = JSON.parse(await readFile(join(layouts.root, 'sinar/layout.json'), 'utf8')) as {
    extends: string
    locales: string[]
    site: { hosts: string[]; settings: { title: string } }
  }
  expect(manifest).toMatchObject({
    extends: 'dasar',
    locales: ['en'],
    site: { hosts: ['sinar.example.id'], settings: { title: 'Sinar "Pagi" & <Kawan>' } },
  })
  expect(await problemsOf('sinar')).toEqual([])
})

test('without --title the title is made from the name', async () => {
  const { printed } = await make('rumah-belajar', { dryRun: true, json: true })
  expect(JSON.parse(printed[0] ?? '')).toMatchObject({ title: 'Rumah Belajar', extends: 'dasar' })
})

test('an empty parent means no parent', async () => {
  await make('mandiri', { extends: '' })
  expect(await readFile(join(layouts.root, 'mandiri/layout.json'), 'utf8')).not.toContain('extends')
  expect(await problemsOf('mandiri')).toEqual([])
})

test('a dry run names every file and writes none', async () => {
  const { printed } = await make('bayangan', { dryRun: true })
  expect(printed).toHaveLength(9)
  expect(printed.every((line) => line.startsWith('Would write '))).toBe(true)
  await expect(stat(join(layouts.root, 'bayangan'))).rejects.toThrow()
})

test('in a terminal it asks for missing options only', async () => {
  const answers = { '<layout>': 'tanya', '--title': 'Tanya Jawab', '--locale': 'en', '--host': '' }
  const { questions, code } = await make(undefined, {}, answers)
  expect(code).toBe(0)
  expect(questions).toEqual(['<layout>', '--title', '--locale', '--host'])
  const options = { title: 'A', locale: 'id', host: '', dryRun: true } as const
  expect((await make('lengkap', options, {})).questions).toEqual([])
})

test.each<[string, Parameters<typeof make>, string]>([
  ['a name with capitals', ['Sekolah'], '"Sekolah" cannot name a layout'],
  ['a name that leaves its folder', ['../x'], '"../x" cannot name a layout'],
  ['a name that ends with a hyphen', ['a-'], '"a-" cannot name a layout'],
  ['a name of the network', ['localhost'], 'is kept for hosts'],
  ['a name that is taken', ['lama'], 'is there already'],
  ['a host that is taken', ['baru', { host: 'taken.example.id' }], 'is already lama’s'],
  ['a host every layout answers to', ['baru', { host: 'x.localhost' }], 'is reserved'],
  ['an address for a host', ['baru', { host: '10.0.0.1' }], 'is reserved'],
  ['a host with a scheme', ['baru', { host: 'https://a.id' }], 'Must be a host name'],
  ['a parent that is not there', ['baru', { extends: 'dasr' }], 'Did you mean "dasar"?'],
  ['an empty title', ['baru', { title: ' ' }], '--title cannot be empty'],
  ['a title of two lines', ['baru', { title: 'a\nb' }], 'must be one line'],
  ['a title without end', ['baru', { title: 'a'.repeat(51) }], 'at most 50'],
])('%s is refused with a sentence, and nothing is written', async (_what, input, expected) => {
  const before = await readdir(layouts.root)
  await expect(make(...input)).rejects.toThrow(expected)
  expect(await readdir(layouts.root)).toEqual(before)
})

test('a parent that has problems is rejected with the first of them', async () => {
  await layouts.write('rusak', {
    'layout.json': manifestOf('rusak'),
    'pages/home.json': '{ "blocks": [{}] }',
  })
  await expect(make('anak', { extends: 'rusak' })).rejects.toThrow(
    /it has problems of its own\. .*home\.json:1/,
  )
  await layouts.remove('rusak')
})
