import { expect, test } from 'vitest'
import { registry } from '#blocks/registry.ts'

const sources = import.meta.glob<string>(
  ['/{src,blocks,schemas,tools}/**/*.{ts,tsx}', '!**/*.test.*', '!**/fixtures.ts'],
  { query: '?raw', import: 'default', eager: true },
)

const eachBlock = [...registry.keys()].map((type): [string, string[]] => [
  `blocks/${type}/`,
  ['schemas/', 'blocks/define.ts', 'blocks/parts/'],
])

/** Who may import whom; files called main… are the ends, where everything meets. */
const mayImport: Record<string, string[]> = {
  'schemas/': [],
  'blocks/parts/': ['schemas/', 'blocks/define.ts'],
  ...Object.fromEntries(eachBlock),
  'src/manifest/': ['schemas/'],
  'src/services/': ['schemas/'],
  'src/sites/': ['schemas/', 'src/manifest/', 'src/services/'],
  'src/render/': ['schemas/', 'blocks/define.ts', 'src/manifest/'],
  'src/client/': ['schemas/', 'blocks/define.ts', 'src/render/island-scope.tsx'],
  'src/server/': [
    'schemas/',
    'blocks/define.ts',
    'src/manifest/',
    'src/sites/',
    'src/render/',
    'src/services/',
  ],
}

const isEnd = (file: string) => /\/main[^/]*\.tsx?$/.test(file) && file.startsWith('/src/')

/** The paths a file imports from this project, counted from the root, and its packages as they are. */
const imports = (file: string, source: string) =>
  [...source.matchAll(/(?:from|import\()\s*'([^']+)'/g)].map(([, path = '']) => {
    if (path.startsWith('#')) return path.slice(1)
    return path.startsWith('.')
      ? new URL(path, `file://${file}`).pathname.slice(1)
      : `package:${path}`
  })

const within = (folder: string) =>
  Object.entries(sources).filter(([file]) => file.startsWith(`/${folder}`) && !isEnd(file))

test.each(Object.entries(mayImport))('%s imports only what it may', (folder, allowed) => {
  const strays = within(folder)
    .flatMap(([file, source]) => imports(file, source).map((path) => ({ file, path })))
    .filter(({ path }) => !path.startsWith('package:'))
    .filter(({ path }) => ![folder, ...allowed].some((prefix) => path.startsWith(prefix)))
  expect(strays).toEqual([])
})

test('schemas know zod and nothing else', () => {
  const packages = within('schemas/').flatMap(([file, source]) => imports(file, source))
  expect([...new Set(packages.filter((path) => path.startsWith('package:')))]).toEqual([
    'package:zod',
  ])
})

test.each(['schemas/', 'blocks/', 'src/render/', 'src/client/'])(
  '%s runs anywhere: no node: module',
  (folder) => {
    const strays = within(folder).filter(([file, source]) =>
      imports(file, source).some((path) => path.startsWith('package:node:')),
    )
    expect(strays.map(([file]) => file)).toEqual([])
  },
)

test('only the engine, the local services, the ends and the tools touch the disk', () => {
  const touching = Object.entries(sources).filter(
    ([file, source]) =>
      !isEnd(file) && imports(file, source).some((path) => path.startsWith('package:node:fs')),
  )
  const outside = touching.filter(
    ([file]) => !/^\/(src\/manifest|src\/library|src\/services\/local|tools)\//.test(file),
  )
  expect(outside.map(([file]) => file)).toEqual([])
})

test('the registry is imported only at the ends', () => {
  const importing = Object.entries(sources).filter(
    ([file, source]) =>
      imports(file, source).includes('blocks/registry.ts') &&
      !isEnd(file) &&
      !file.startsWith('/tools/'),
  )
  expect(importing.map(([file]) => file)).toEqual([])
})

test('the runtime and the islands take no zod to the browser', () => {
  const seen = new Set<string>()
  const values = (file: string): string[] => {
    const source = sources[file]
    if (source === undefined || seen.has(file)) return []
    seen.add(file)
    const code = source.replace(/import type [\s\S]*?from '[^']+'/g, '')
    return imports(file, code).flatMap((path) =>
      path.startsWith('package:') ? [`${file} → ${path}`] : values(`/${path}`),
    )
  }
  const islands = Object.keys(sources).filter((file) => file.endsWith('/island.tsx'))
  const loaded = ['/src/client/main.ts', ...islands].flatMap(values)
  expect(loaded).toContain('/src/client/services/transport.ts → package:ofetch')
  expect(loaded.filter((line) => line.endsWith('package:zod'))).toEqual([])
})

const layoutNames = Object.keys(import.meta.glob('/layouts/*/layout.json')).map(
  (file) => file.split('/')[2] ?? '',
)

test.each([...registry.keys()].filter((type) => type.includes('-')))(
  'nothing in src knows the block "%s"',
  (type) => {
    const knowing = within('src/').filter(([, source]) =>
      new RegExp(`['"\`/]${type}['"\`/]`).test(source),
    )
    expect(knowing.map(([file]) => file)).toEqual([])
  },
)

test.each(layoutNames.filter((name) => name !== 'default'))(
  'nothing in src knows the layout "%s"',
  (name) => {
    // A host of endpoints has the name of a layout, and is none.
    const knowing = within('src/').filter(([, source]) =>
      source.replaceAll(`host: '${name}'`, '').includes(`'${name}'`),
    )
    expect(knowing.map(([file]) => file)).toEqual([])
  },
)

test('every file is at most 250 lines long', () => {
  const long = Object.entries(sources).filter(([, source]) => source.split('\n').length > 251)
  expect(long.map(([file]) => file)).toEqual([])
})

test('there is no folder or file for leftovers', () => {
  const leftovers = Object.keys(sources).filter((file) =>
    /\/(utils?|lib|helpers?|common|misc)[./]/.test(file),
  )
  expect(leftovers).toEqual([])
})
