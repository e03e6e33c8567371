import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openProofs } from './proofs.ts'

const hash = (digit: string) => digit.repeat(64)
let folder: string
let file: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tenun-proofs-'))
  file = join(folder, 'layouts', '.proofs')
  const proofs = await openProofs(file, 'build')
  proofs.add(hash('a'), { parent: undefined, chain: [] })
  proofs.add(hash('b'), { parent: 'induk', chain: [hash('a')] })
  await proofs.save()
})
afterEach(() => rm(folder, { recursive: true }))

test('what was proven is known after a restart, with its parent', async () => {
  const proofs = await openProofs(file, 'build')
  expect(proofs.has(hash('a'), [])).toBe(true)
  expect(proofs.has(hash('b'), [hash('a')])).toBe(true)
  expect(proofs.find(hash('b'))?.parent).toBe('induk')
})

test('with another parent, another version of it or another text there is no proof', async () => {
  const proofs = await openProofs(file, 'build')
  expect(proofs.has(hash('b'), [hash('c')])).toBe(false)
  expect(proofs.has(hash('b'), [])).toBe(false)
  expect(proofs.has(hash('c'), [])).toBe(false)
})

test('another build of the engine has no proof', async () => {
  expect((await openProofs(file, 'other')).has(hash('a'), [])).toBe(false)
})

test.each([
  ['cut off', (text: string) => text.slice(0, -1)],
  ['changed in one digit', (text: string) => text.replace(/b{64}/, hash('c'))],
  ['empty', () => ''],
])('a file that is %s holds no proof, and is written again', async (_, damage) => {
  await writeFile(file, damage(await readFile(file, 'utf8')))
  const proofs = await openProofs(file, 'build')
  expect(proofs.has(hash('a'), [])).toBe(false)
  expect(proofs.has(hash('c'), [hash('a')])).toBe(false)
  proofs.add(hash('d'), { parent: undefined, chain: [] })
  await proofs.save()
  expect((await openProofs(file, 'build')).has(hash('d'), [])).toBe(true)
})

test('the oldest proofs are dropped', async () => {
  const proofs = await openProofs(file, 'build')
  for (let i = 0; i < 20_000; i++)
    proofs.add(i.toString(16).padStart(64, '0'), { parent: undefined, chain: [] })
  expect(proofs.has(hash('a'), [])).toBe(false)
  expect(proofs.has((19_999).toString(16).padStart(64, '0'), [])).toBe(true)
})
