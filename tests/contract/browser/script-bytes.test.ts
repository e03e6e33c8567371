import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { registry } from '#blocks/registry.ts'
import { importGraph } from '#tests/import-graph.ts'

const folder = 'dist/client'
const most = 10_000

/** Islands that may send more than others, in bytes, with the reason. */
const exceptions: Readonly<Record<string, { most: number; reason: string }>> = {}

const Chunk = z.object({
  file: z.string(),
  imports: z.array(z.string()).default([]),
  dynamicImports: z.array(z.string()).default([]),
})

let chunks: Record<string, z.output<typeof Chunk>>
beforeAll(async () => {
  const text = await readFile(join(folder, '.vite/manifest.json'), 'utf8')
  chunks = z.record(z.string(), Chunk).parse(JSON.parse(text))
})

/** A chunk and all that it imports at once. */
function closureOf(name: string, seen = new Set<string>()): Set<string> {
  if (seen.has(name)) return seen
  seen.add(name)
  for (const imported of chunks[name]?.imports ?? []) closureOf(imported, seen)
  return seen
}

const islandOf = (type: string) => `blocks/${type}/island.tsx`
const islands = [...registry.values()].filter(({ island }) => island !== undefined)

test('the only files of blocks that the browser is sent are those of islands', () => {
  const sent = Object.keys(chunks).filter((name) => /^blocks\/.*\.tsx?$/.test(name))
  expect(sent.toSorted()).toEqual(islands.map(({ type }) => islandOf(type)).toSorted())
})

test('nothing that the browser loads imports a file of a block without an island', () => {
  const sources = import.meta.glob<string>(
    ['/{src,blocks,schemas}/**/*.{ts,tsx}', '!**/*.test.*'],
    {
      query: '?raw',
      import: 'default',
      eager: true,
    },
  )
  const graph = importGraph(sources)
  const seen = new Set<string>()
  const visit = (file: string) => {
    if (seen.has(file)) return
    seen.add(file)
    for (const imported of graph.get(file) ?? []) visit(imported)
  }
  for (const file of ['src/client/main.ts', ...islands.map(({ type }) => islandOf(type))])
    visit(file)
  const types = [...seen].flatMap((file) => /^\/?blocks\/([^/]+)\//.exec(file)?.[1] ?? [])
  const known = new Set([...islands.map(({ type }) => type), 'parts'])
  expect(seen.size).toBeGreaterThan(50)
  expect([...new Set(types)].filter((type) => !known.has(type))).toEqual([])
})

test.each(islands.map(({ type }) => type))('the island %s is small', async (type) => {
  const shared = new Set(
    ['src/client/main.ts', 'src/client/mount.tsx'].flatMap((name) => [...closureOf(name)]),
  )
  const own = [...closureOf(islandOf(type))].filter((name) => !shared.has(name))
  const sizes = own.map(
    async (name) => (await readFile(join(folder, `${chunks[name]?.file}.br`))).length,
  )
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  expect(bytes).toBeGreaterThan(0)
  expect(bytes).toBeLessThanOrEqual(exceptions[type]?.most ?? most)
})

test('each exception is of an island, and needs to be one', () => {
  expect(
    Object.keys(exceptions).filter((type) => !islands.some((one) => one.type === type)),
  ).toEqual([])
})
