import { expect, test } from 'vitest'
import { registry } from '#blocks/registry.ts'
import { everySite } from './own-layouts.ts'
import { circlesOf, exportsOf, foldersInCircles, importGraph, importsOf } from './import-graph.ts'

const sources = import.meta.glob<string>(
  ['/{src,blocks,schemas,tools}/**/*.{ts,tsx}', '!**/*.test.*', '!**/fixtures.ts'],
  { query: '?raw', import: 'default', eager: true },
)

const testSources = import.meta.glob<string>(['/tests/**/*.{ts,tsx}', '!**/*.test.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const graph = importGraph({ ...sources, ...testSources })

const eachBlock = [...registry.keys()].map((type): [string, string[]] => [
  `blocks/${type}/`,
  [
    'schemas/',
    'blocks/define.ts',
    'blocks/action.ts',
    'blocks/need.ts',
    'blocks/fixture-types.ts',
    'blocks/parts/',
  ],
])

/** The folders and packages that each folder may import; files named main… are entry points and may import everything. */
const mayImport: Record<string, string[]> = {
  'schemas/': [],
  'blocks/parts/': ['schemas/', 'blocks/define.ts'],
  ...Object.fromEntries(eachBlock),
  'src/manifest/': ['schemas/'],
  'src/library/': ['schemas/', 'src/manifest/'],
  'src/services/': ['schemas/'],
  'src/sites/': ['schemas/', 'src/manifest/', 'src/library/', 'src/services/'],
  'src/render/': ['schemas/', 'blocks/define.ts', 'blocks/action.ts', 'src/manifest/'],
  'src/client/': ['schemas/', 'blocks/define.ts', 'src/render/island-scope.tsx'],
  'src/server/': [
    'schemas/',
    'blocks/define.ts',
    'blocks/action.ts',
    'src/manifest/',
    'src/library/',
    'src/sites/',
    'src/render/',
    'src/services/',
  ],
}

const isEnd = (file: string) => /\/main[^/]*\.tsx?$/.test(file) && file.startsWith('/src/')

const within = (folder: string) =>
  Object.entries(sources).filter(([file]) => file.startsWith(`/${folder}`) && !isEnd(file))

test.each(Object.entries(mayImport))('%s imports only what it may', (folder, allowed) => {
  const strays = within(folder)
    .flatMap(([file, source]) => importsOf(file, source).map((path) => ({ file, path })))
    .filter(({ path }) => !path.startsWith('package:'))
    .filter(({ path }) => ![folder, ...allowed].some((prefix) => path.startsWith(prefix)))
  expect(strays).toEqual([])
})

test('no files import each other in a circle, types included', () => {
  expect(circlesOf(graph)).toEqual([])
})

test('no folders of one folder import each other in a circle, types included', () => {
  expect(foldersInCircles(graph)).toEqual([])
})

test('schemas import zod only', () => {
  const packages = within('schemas/').flatMap(([file, source]) => importsOf(file, source))
  expect([...new Set(packages.filter((path) => path.startsWith('package:')))]).toEqual([
    'package:zod',
  ])
})

test.each(['schemas/', 'blocks/', 'src/manifest/', 'src/render/', 'src/client/'])(
  '%s runs anywhere: no node: module',
  (folder) => {
    const strays = within(folder).filter(([file, source]) =>
      importsOf(file, source).some((path) => path.startsWith('package:node:')),
    )
    expect(strays.map(([file]) => file)).toEqual([])
  },
)

test('only the library, the local services, the entry points and the tools use the file system', () => {
  const touching = Object.entries(sources).filter(
    ([file, source]) =>
      !isEnd(file) && importsOf(file, source).some((path) => path.startsWith('package:node:fs')),
  )
  const outside = touching.filter(
    ([file]) => !/^\/(src\/library|src\/services\/local|tools)\//.test(file),
  )
  expect(outside.map(([file]) => file)).toEqual([])
})

test('the registry is imported only by entry points', () => {
  const importing = Object.entries(sources).filter(
    ([file, source]) =>
      importsOf(file, source).includes('blocks/registry.ts') &&
      !isEnd(file) &&
      !file.startsWith('/tools/'),
  )
  expect(importing.map(([file]) => file)).toEqual([])
})

test('the client runtime and the islands do not bundle zod', () => {
  const seen = new Set<string>()
  const values = (file: string): string[] => {
    const source = sources[file]
    if (source === undefined || seen.has(file)) return []
    seen.add(file)
    const code = source.replace(/import type [\s\S]*?from '[^']+'/g, '')
    return importsOf(file, code).flatMap((path) =>
      path.startsWith('package:') ? [`${file} → ${path}`] : values(`/${path}`),
    )
  }
  const islands = Object.keys(sources).filter((file) => file.endsWith('/island.tsx'))
  const loaded = ['/src/client/main.ts', ...islands].flatMap(values)
  expect(loaded).toContain('/src/client/services/library-cipher.ts → package:crypto-js/aes.js')
  expect(loaded.filter((line) => line.endsWith('package:zod'))).toEqual([])
})

test.each([...registry.keys()].filter((type) => type.includes('-')))(
  'nothing in src knows the block "%s"',
  (type) => {
    const knowing = within('src/').filter(([, source]) =>
      new RegExp(`['"\`/]${type}['"\`/]`).test(source),
    )
    expect(knowing.map(([file]) => file)).toEqual([])
  },
)

// Others are named by words that the code needs, such as "event".
const brands = ['demo', 'foundation', 'lms', ...everySite.filter((name) => name.includes('-'))]

test.each(brands)('nothing in src knows the layout "%s"', (name) => {
  // A host of endpoints and an event of teams have the name of a layout, and are none.
  const others = new RegExp(`(?:host|event): '${name}'`, 'g')
  const knowing = within('src/').filter(([, source]) =>
    source.replaceAll(others, '').includes(`'${name}'`),
  )
  expect(knowing.map(([file]) => file)).toEqual([])
})

test('every file is at most 250 lines long', () => {
  const long = Object.entries(sources).filter(([, source]) => source.split('\n').length > 251)
  expect(long.map(([file]) => file)).toEqual([])
})

test('a file exports at most eight names, unless it declares shapes or is generated', () => {
  const wide = Object.entries({ ...sources, ...testSources })
    .filter(([file, source]) => !file.startsWith('/schemas/') && !source.startsWith('// Generated'))
    .map(([file, source]) => [file, exportsOf(source).length] as const)
    .filter(([, count]) => count > 8)
  expect(wide).toEqual([])
})

test('there is no folder or file for leftovers', () => {
  const leftovers = Object.keys(sources).filter((file) =>
    /\/(utils?|lib|helpers?|common|misc)[./]/.test(file),
  )
  expect(leftovers).toEqual([])
})
