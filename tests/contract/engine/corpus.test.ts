import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { blocks } from '#tests/contract/manifests/blocks.ts'
import { readCase, type Case } from '#tests/contract/manifests/corpus.ts'
import { compileTexts, sourcesOf } from '#tests/contract/manifests/in-memory.ts'
import { bundleEngine } from '#tools/engine/bundle.ts'
import type { Engine } from './bundled-engine.ts'

const files = import.meta.glob<{ cases: Case[] }>('../manifests/cases/*.ts', { eager: true })
const cases = Object.values(files).flatMap((each) => each.cases)

let engine: Engine
let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tenun-engine-'))
  const file = join(folder, 'engine.mjs')
  await writeFile(file, await bundleEngine())
  engine = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as Engine
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test.each(cases)('the bundled engine finds in "$name" what its sources find', (one) => {
  const { texts } = readCase(one)
  const { checkers, rules } = engine
  const parsed = new Map(
    sourcesOf(texts).map((source) => [source.name, engine.parseLayout(source, checkers)]),
  )
  const own = parsed.get('coba')
  if (own === undefined) throw new Error('there is no coba')
  const { problems } = engine.checkLayout(own, {
    find: (name) => parsed.get(name),
    blocks: new Map([...blocks, ...engine.blocks]),
    checkers,
    rules,
    today: '2026-11-21',
  })
  expect(problems).toEqual(compileTexts(texts).problems)
})
