import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { compressBuilt, runnerFiles, workerFile } from '#src/server/main-client.ts'
import { registry } from '#blocks/registry.ts'
import { sqlPaths } from '#schemas/runner.ts'
import { importGraph } from '#tests/import-graph.ts'

const folder = 'dist/client'
const most = 10_000

/** The one script of every page: start-up, app tokens, click log, progress, prefetching, and what loads the rest. */
const runtime = 'src/client/main.ts'

/** The most bytes of each part of the runtime, brotli, with all that it imports and the part that loads it has not. */
const budgets: Readonly<Record<string, { most: number; when: string }>> = {
  [runtime]: { most: 5000, when: 'every visit' },
  'src/client/navigate.ts': { most: 2000, when: 'the visitor points at a link, or goes somewhere' },
  'src/client/page-parts.ts': { most: 850, when: 'the page has a part of these below' },
  'src/client/assistant/assistant.ts': { most: 9500, when: 'the assistant is opened' },
  'src/client/announcement.ts': { most: 500, when: 'an announcement can be closed' },
  'src/client/analytics/consent.ts': { most: 700, when: 'the visits of the site are measured' },
  'src/client/analytics/consent-sheet.ts': { most: 1300, when: 'a visitor is asked' },
  'src/client/analytics/measure.ts': { most: 1400, when: 'a visitor has agreed' },
  // With the demo site's loop, less than 65 KB before its first sound.
  'src/client/radio/radio.ts': { most: 1800, when: 'the site has a radio' },
  'src/client/scheme.ts': { most: 700, when: 'the site has light and dark pages' },
  'src/client/share.ts': { most: 800, when: 'the page can be shared' },
  'src/client/account/menu.ts': { most: 700, when: 'someone is signed in' },
  'src/client/shell-menu.ts': { most: 800, when: 'the menu of the site is opened' },
  'src/client/hydrate.ts': { most: 1850, when: 'an island is needed' },
  'src/client/deferred-island.ts': { most: 2200, when: 'an island that has no data is operated' },
  'src/client/mount.tsx': { most: 84_000, when: 'an island is needed' },
  'src/client/account/account.ts': { most: 7300, when: 'the page asks who is signed in' },
  'src/client/learning/parts.ts': { most: 400, when: 'the page has a part of these below' },
  'src/client/learning/chapter-copy.ts': { most: 700, when: 'a chapter is opened' },
  'src/client/learning/results.ts': {
    most: 7000,
    when: 'someone who is signed in opens a quiz or an exercise',
  },
  'src/client/learning/chapter.ts': {
    most: 7200,
    when: 'someone who is signed in opens a chapter',
  },
  'src/client/manage/manage.ts': {
    most: 8000,
    when: 'who manages the site sees a list of what to decide, its settings or its sites',
  },
  'src/client/content/parts.ts': { most: 400, when: 'the page is one that content is written on' },
  'src/client/content/list.ts': { most: 7300, when: 'rows can be deleted or restored' },
  'src/client/content/form.ts': { most: 14_600, when: 'a row is written' },
  'src/client/content/crop.ts': { most: 16_000, when: 'a writer has chosen a picture' },
  // ProseMirror without its collections of marks and nodes; the page is usable before it comes.
  'src/client/content/editor/editor.ts': {
    most: 77_000,
    when: 'a field with formatted text is on the screen',
  },
  'src/client/payment/parts.ts': { most: 500, when: 'a class can be paid for on the page' },
  'src/client/payment/enrol.ts': {
    most: 7950,
    when: 'the page is that of a class that can be paid for',
  },
  'src/client/payment/returned.ts': { most: 8600, when: 'a payer has come back' },
  'src/client/payment/repay.ts': { most: 7000, when: 'a payment can be made once more' },
  'src/client/payment/print.ts': { most: 150, when: 'the page has a receipt' },
  'src/client/own-account/parts.ts': { most: 500, when: 'the page has a part of the own account' },
  'src/client/own-account/own-profile.ts': { most: 7050, when: 'a profile can be changed' },
  'src/client/own-account/own-sessions.ts': { most: 7000, when: 'sessions can be ended' },
  'src/client/own-account/own-data.ts': { most: 7200, when: 'data can be downloaded or erased' },
  'src/client/download-csv.ts': { most: 7000, when: 'who manages the site may download a list' },
  'src/client/services/change-version.ts': {
    most: 400,
    when: 'the site has another version than at the last visit',
  },
  'src/client/services/library-cipher.ts': {
    most: 6500,
    when: 'a browser without WebCrypto calls',
  },
}

const studio = 'blocks/coding-studio'

/** The parts of islands that are loaded when they are needed: the most bytes of each with all that it imports, and what is there before it. */
const islandParts: Readonly<Record<string, { most: number; after: string; when: string }>> = {
  [`${studio}/editor.ts`]: {
    most: 83_200,
    after: `${studio}/island.tsx`,
    when: 'code is focused or scrolled to',
  },
  [`${studio}/grammar-javascript.ts`]: {
    most: 38_200,
    after: `${studio}/editor.ts`,
    when: 'the code is JavaScript',
  },
  [`${studio}/grammar-sql.ts`]: {
    most: 16_300,
    after: `${studio}/editor.ts`,
    when: 'the code is SQL',
  },
  [`${studio}/grammar-html.ts`]: {
    most: 58_200,
    after: `${studio}/editor.ts`,
    when: 'the code is HTML',
  },
  [`${studio}/load-engine.ts`]: {
    most: 250,
    after: `${studio}/island.tsx`,
    when: 'SQL is run for the first time',
  },
}

/** What the coding studio loads besides modules, when code is run: the document of the runner's two scripts, and the engine of SQL. */
const files: Readonly<Record<string, number>> = {
  [runnerFiles.frame]: 1400,
  [runnerFiles.worker]: 1100,
  [`.${sqlPaths.script}`]: 15_400,
  [`.${sqlPaths.wasm}`]: 291_000,
}

/** The script of the service worker: the browser asks for it after the page is shown. */
const mostWorker = 1100

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

/** The bytes of a chunk and of all that it imports at once, besides what is there already. */
async function bytesOf(name: string, besides: readonly string[] = []): Promise<number> {
  const there = new Set(besides.flatMap((one) => [...closureOf(one)]))
  const own = [...closureOf(name)].filter((one) => !there.has(one))
  const sizes = own.map(
    async (one) => (await readFile(join(folder, `${chunks[one]?.file}.br`))).length,
  )
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

const islandOf = (type: string) => `blocks/${type}/island.tsx`
const islands = [...registry.values()].filter(({ island }) => island !== undefined)

test('the only files of blocks that the browser is sent are those of islands and their parts', () => {
  const sent = Object.keys(chunks).filter((name) => /^blocks\/.*\.tsx?$/.test(name))
  const known = [...islands.map(({ type }) => islandOf(type)), ...Object.keys(islandParts)]
  expect(sent.toSorted()).toEqual(known.toSorted())
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

test('a page without islands is sent one script, and each part that may follow has a budget', () => {
  expect([...closureOf(runtime)]).toEqual([runtime])
  const lazy = new Set<string>()
  const visit = (name: string) => {
    for (const one of closureOf(name))
      for (const next of chunks[one]?.dynamicImports ?? []) {
        if (lazy.has(next)) continue
        lazy.add(next)
        visit(next)
      }
  }
  visit(runtime)
  const parts = [...lazy].filter((name) => !name.startsWith('blocks/'))
  expect([runtime, ...parts].toSorted()).toEqual(Object.keys(budgets).toSorted())
})

test.each(Object.entries(budgets))('%s keeps to its budget', async (name, { most }) => {
  const bytes = await bytesOf(name, name === runtime ? [] : [runtime])
  expect(bytes).toBeGreaterThan(0)
  expect(bytes).toBeLessThanOrEqual(most)
})

test('a radio is heard after 65 KB: its script, and the sound of our own', async () => {
  const { size } = await stat('layouts/base/assets/radio.mp3')
  const script = await bytesOf('src/client/radio/radio.ts', [runtime])
  expect(size).toBeGreaterThan(10_000)
  expect(size + script).toBeLessThanOrEqual(65_000)
})

test('the service worker is small, and one classic script: browsers that know no modules there run it', async () => {
  const script = await readFile(join(folder, workerFile))
  expect(script.toString()).not.toMatch(/\b(?:import|export)\b/)
  expect(script.toString()).toContain('self')
  expect(compressBuilt(script).length).toBeLessThanOrEqual(mostWorker)
})

test.each(islands.map(({ type }) => type))('the island %s is small', async (type) => {
  const bytes = await bytesOf(islandOf(type), [runtime, 'src/client/mount.tsx'])
  expect(bytes).toBeGreaterThan(0)
  expect(bytes).toBeLessThanOrEqual(exceptions[type]?.most ?? most)
})

test.each(Object.entries(islandParts))('%s keeps to its budget', async (name, { most, after }) => {
  const bytes = await bytesOf(name, [runtime, 'src/client/mount.tsx', after])
  expect(bytes).toBeGreaterThan(0)
  expect(bytes).toBeLessThanOrEqual(most)
})

test.each(Object.entries(files))('%s keeps to its budget', async (name, most) => {
  const { length } = compressBuilt(await readFile(join(folder, name)))
  expect(length).toBeGreaterThan(0)
  expect(length).toBeLessThanOrEqual(most)
})

test('each exception is of an island, and needs to be one', () => {
  expect(
    Object.keys(exceptions).filter((type) => !islands.some((one) => one.type === type)),
  ).toEqual([])
})
