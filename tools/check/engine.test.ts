import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { engineFile } from './engine.ts'

test('checks that begin at once share one bundle, and remove the ones of earlier sources', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tenun-engine-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'check-earlier.mjs'), '')
  await writeFile(join(folder, 'results.json'), '{}')
  const files = await Promise.all([engineFile('now', folder), engineFile('now', folder)])
  expect(files.map((file) => basename(file))).toEqual(['check-now.mjs', 'check-now.mjs'])
  expect(await readdir(folder)).toEqual(['check-now.mjs', 'results.json'])
  const { mtimeMs } = await stat(join(folder, 'check-now.mjs'))
  await engineFile('now', folder)
  expect((await stat(join(folder, 'check-now.mjs'))).mtimeMs).toBe(mtimeMs)
})
