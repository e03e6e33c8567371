import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registry } from '#blocks/registry.ts'
import { copyLayouts } from '#tests/copy-layouts.ts'
import { LayoutChecker } from '#tools/check/check-layouts.ts'
import { bundleEngine } from '#tools/engine/bundle.ts'
import { plantFaults } from './faults.ts'
import { openWorkerPage, type WorkerPage } from './worker-page.ts'

const today = '2026-11-21'
const own = 'lms'
const names = [own, 'base']
const request = { own, names, today }

let engine = ''
let worker: WorkerPage
let folder = ''
beforeAll(async () => {
  engine = await bundleEngine()
  folder = await mkdtemp(join(tmpdir(), 'tenun-engine-'))
  worker = await openWorkerPage(engine)
})
afterAll(async () => {
  await worker.close()
  await rm(folder, { recursive: true, force: true })
})

const checkOnDisk = (root: string) =>
  new LayoutChecker({ root, blocks: registry, today }).check(own)?.problems

test('a layout has the same problems in a worker, under the policy of a site, as on the disk', async () => {
  const { problems, violations, mayCompile } = await worker.check('layouts', request)
  expect(problems).toEqual(checkOnDisk('layouts'))
  expect({ violations, mayCompile }).toEqual({ violations: 0, mayCompile: false })
})

test('a layout with faults of many families has the same problems too', async () => {
  await copyLayouts(folder, names)
  await plantFaults(join(folder, own))
  const onDisk = checkOnDisk(folder) ?? []
  const found = new Set(onDisk.map(({ rule }) => rule))
  expect([...found].toSorted()).toEqual(
    'contrast dead-link description-length duplicate-key empty-text forbidden-key html-in-text insecure-link json-syntax mdx-code mdx-tag newer-version schema template-in-text unknown-block unknown-field unknown-page unknown-rule untranslated-text unused-query vague-link'.split(
      ' ',
    ),
  )
  const { problems, violations } = await worker.check(folder, request)
  expect(problems).toEqual(onDisk)
  expect(violations).toBe(0)
})

const compressed = (code: string) => {
  const { BROTLI_PARAM_QUALITY: quality } = constants
  return brotliCompressSync(code, { params: { [quality]: 11 } }).length
}

test('the engine is small enough to be loaded by an editor, and so is what it knows of a block', async () => {
  const bare = compressed(await bundleEngine(new Map()))
  const perBlock = (compressed(engine) - bare) / registry.size
  expect(bare).toBeLessThanOrEqual(143_500)
  expect(perBlock).toBeLessThanOrEqual(60)
})
