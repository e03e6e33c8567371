import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { bundleSources } from './bundle-sources.ts'

let root = ''
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'tenun-bundle-'))
  await mkdir(join(root, 'node_modules'))
  await mkdir(join(root, 'tools'))
  for (const file of ['package.json', 'tsconfig.json', 'node_modules/.package-lock.json'])
    await writeFile(join(root, file), '{}')
})
afterEach(() => rm(root, { recursive: true, force: true }))

const write = async (text: string) => {
  await writeFile(join(root, 'tools', 'said.ts'), text)
  // A file that was written right before is not taken for settled.
  await sleep(60)
}
const bundle = (entry = `export { said } from './said.ts'`) =>
  bundleSources({ name: 'trial', entry, folder: join(root, 'tools') })
const saidBy = async (url: URL | undefined): Promise<unknown> =>
  Reflect.get(await import(url?.href ?? ''), 'said')

test('a bundle is made again only when a source, or its entry, changed', async () => {
  await write(`export const said: string = 'one'`)
  const first = await bundle()
  expect(await saidBy(first)).toBe('one')
  expect(await bundle()).toEqual(first)
  await write(`export const said: string = 'two'`)
  const second = await bundle()
  expect(await saidBy(second)).toBe('two')
  expect(await saidBy(await bundle(`export const said = 'three'`))).toBe('three')
})

test('a source knows its own address in a bundle, and a text that names it stays', async () => {
  await write(`export const said = [import.meta.url, 'import.meta.url']`)
  const file = pathToFileURL(join(root, 'tools', 'said.ts')).href
  expect(await saidBy(await bundle())).toEqual([file, 'import.meta.url'])
})

test('sources that cannot be bundled have no bundle, and have one when they are mended', async () => {
  expect(await bundle()).toBeUndefined()
  await write(`export const said = 'here'`)
  expect(await saidBy(await bundle())).toBe('here')
})
