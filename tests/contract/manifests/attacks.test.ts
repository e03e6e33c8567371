import { once } from 'node:events'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ajvCheckers } from '#src/library/ajv-checkers.ts'
import { parseOverlay } from '#src/manifest/read/parse-overlay.ts'
import { readSource } from '#src/library/read-source.ts'
import { ruleNames } from '#src/manifest/rules/names.ts'
import { layoutsFolder, type LayoutsFolder } from '#tests/made-up/layouts-folder.ts'
import { LayoutChecker } from '#tools/check/check-layouts.ts'
import { bombs, slow } from './attacks/bombs.ts'
import { keys } from './attacks/keys.ts'
import { names } from './attacks/names.ts'
import { blocks } from './blocks.ts'
import { compared, edit, readCase } from './corpus.ts'
import { compileTexts } from './in-memory.ts'
import { inherited } from './sentinels.ts'
import { sound, type Texts } from './sound.ts'

const before = inherited()
afterEach(() => {
  expect(inherited()).toEqual(before)
  expect('polluted' in {}).toBe(false)
})

describe.each(Object.entries({ keys, names, bombs }))('%s', (_family, cases) => {
  test.each(cases)('$name', (one) => {
    const { texts, expected } = readCase(one)
    expect(compared(compileTexts(texts).problems, expected)).toEqual(expected.toSorted())
  })
})

test.each(['__proto__', 'constructor', 'prototype', '\\u005f_proto__'])(
  'what a site published reaches no prototype by the key %s',
  (key) => {
    const patch = `{ "op": "props", "at": "a", "props": { "${key}": { "polluted": true } } }`
    const text = `{ "overlay": 1, "pages": { "home": { "patch": [${patch}] } } }`
    const { problems } = parseOverlay('cabang', text, ajvCheckers)
    expect(problems.map(({ rule, column }) => [rule, column])).toEqual([['forbidden-key', 87]])
  },
)

test.each(slow)(
  '%s comes to an end, and each refusal has a rule and a place',
  (_name, file, piece) => {
    // A link with an anchor has the headings of the other page read.
    const home = edit(['"href": "page:about"', '"href": "/About#alat"'])(
      sound['pages/home.json'] ?? '',
    )
    const texts: Texts = file === 'pages/home.json' ? sound : { ...sound, 'pages/home.json': home }
    const whole: Texts = { ...texts, [file]: edit(piece)(texts[file] ?? '') }
    for (const { rule, file: reportedFile, line, column } of compileTexts(whole).problems) {
      expect(ruleNames).toContain(rule)
      const lines = (whole[reportedFile.replace('layouts/coba/', '')] ?? '').split('\n')
      expect(column).toBeLessThanOrEqual((lines[line - 1] ?? '').length + 1)
    }
  },
)

let folder: LayoutsFolder
beforeEach(async () => {
  folder = await layoutsFolder()
  const secret = { manifest: 1, name: 'rahasia', abstract: true, title: 'rahasia' }
  await folder.write('layouts/coba', { 'layout.json': sound['layout.json'] })
  await folder.write('luar/rahasia', {
    'layout.json': secret,
    'pages/home.json': { title: 'rahasia', blocks: [] },
    'assets/rahasia.svg': '<svg/>',
  })
})
afterEach(async () => {
  await folder.clear()
})

const root = () => join(folder.root, 'layouts')
const inside = (...path: string[]) => join(root(), 'coba', ...path)
const outside = (...path: string[]) => join(folder.root, 'luar/rahasia', ...path)

/** Everything that a reading of the layout `coba` holds. */
const read = () => JSON.stringify(readSource(root(), 'coba'))

test('a link to a file outside is passed over, be it a page, rows or a picture', () => {
  for (const name of ['pages', 'data', 'assets']) mkdirSync(inside(name))
  symlinkSync(outside('pages/home.json'), inside('pages/home.json'))
  symlinkSync(outside('layout.json'), inside('data/mentors.json'))
  symlinkSync(outside('assets/rahasia.svg'), inside('assets/logo.svg'))
  symlinkSync('/etc/passwd', inside('pages/passwd.json'))
  expect(read()).not.toMatch(/rahasia|root:/)
})

test('a link to a folder outside is passed over, and so is one that leads round', () => {
  symlinkSync(outside('pages'), inside('pages'))
  symlinkSync(outside('assets'), inside('assets'))
  symlinkSync(inside(), inside('data'))
  expect(read()).not.toContain('rahasia')
})

test('a layout that is itself a link is none', () => {
  symlinkSync(outside(), join(root(), 'rahasia'))
  expect(readSource(root(), 'rahasia')).toBeUndefined()
})

test.each(['../luar/rahasia', 'coba/../../luar/rahasia', '..', '.', '', 'coba/', 'a\u0000b'])(
  'no layout is read by the name %j',
  (name) => {
    expect(readSource(root(), name)).toBeUndefined()
  },
)

test('a layout outside is no parent, even by its path', async () => {
  const name = '../luar/rahasia'
  const own = edit(['  "name": "coba",', `  "name": "coba",\n  "extends": "${name}",`])
  await folder.write('layouts/coba', { 'layout.json': own(sound['layout.json'] ?? '') })
  const checker = new LayoutChecker({ root: root(), blocks, today: '2026-11-21' })
  const result = checker.check('coba')
  expect(result?.chain).toEqual(['coba'])
  expect(result?.problems.map(({ rule }) => rule)).toContain('unknown-parent')
})

test('what is no file is not opened, be it called like a page', async () => {
  mkdirSync(inside('pages'))
  const socket = createServer().listen(inside('pages/home.json'))
  await once(socket, 'listening')
  expect(Object.keys(readSource(root(), 'coba')?.texts ?? {})).toEqual(['layout.json'])
  socket.close()
})

test('names that no file of a layout has are told, and read by nobody', () => {
  mkdirSync(inside('pages/home.json'), { recursive: true })
  mkdirSync(inside('assets'))
  const odd = [
    'pages/home.json/x',
    'pages/a..json',
    'pages/a b.json',
    'pages/é.json',
    'pages/a\nb.json',
  ]
  const others = [
    'pages/Home.json',
    'pages/home.JSON',
    'pages/-.json.bak',
    'assets/a;b.svg',
    'LAYOUT.json',
  ]
  for (const name of [...odd, ...others]) writeFileSync(inside(name), '{}')
  const source = readSource(root(), 'coba')
  expect(Object.keys(source?.texts ?? {})).toEqual(['layout.json'])
  expect(source?.assets).toEqual({})
  expect(source?.unread).toEqual([...odd, ...others].toSorted())
})

test('pictures that differ in case are two, and each is found by its own letters', async () => {
  await folder.write('layouts/coba', { 'assets/logo.svg': 'a', 'assets/Logo.svg': 'b' })
  const { assets = {} } = readSource(root(), 'coba') ?? {}
  expect(Object.keys(assets).toSorted()).toEqual(['Logo.svg', 'logo.svg'])
  expect(assets['Logo.svg']?.hash).not.toBe(assets['logo.svg']?.hash)
})

test('there are at least sixty attacks, each with a name of its own', () => {
  const every = [...keys, ...names, ...bombs].map(({ name }) => name)
  expect(every.length).toBeGreaterThanOrEqual(60)
  expect(every.filter((name, i) => every.indexOf(name) !== i)).toEqual([])
})
