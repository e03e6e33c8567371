import {
  chmod,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { replaceFile } from './replace-file.ts'

let folder: string
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'tenun-replace-'))))
afterEach(() => rm(folder, { recursive: true, force: true }))

test('a file is created, then replaced, and no temporary file is left', async () => {
  const file = join(folder, 'page.json')
  await replaceFile(file, 'one')
  await replaceFile(file, 'two')
  expect(await readFile(file, 'utf8')).toBe('two')
  expect(await readdir(folder)).toEqual(['page.json'])
})

test('a file keeps its mode unless one is passed', async () => {
  const file = join(folder, 'page.json')
  const modeOf = async () => (await stat(file)).mode & 0o777
  await replaceFile(file, 'one', 0o600)
  expect(await modeOf()).toBe(0o600)
  await chmod(file, 0o664)
  await replaceFile(file, 'two')
  expect(await modeOf()).toBe(0o664)
})

test('a symbolic link stays one, and its target is replaced', async () => {
  const file = join(folder, 'page.json')
  const link = join(folder, 'link.json')
  await replaceFile(file, 'one')
  await symlink(file, link)
  await replaceFile(link, 'two')
  expect((await lstat(link)).isSymbolicLink()).toBe(true)
  expect(await readFile(file, 'utf8')).toBe('two')
})

test('a failure leaves the old file and no temporary file', async () => {
  const taken = join(folder, 'taken')
  await mkdir(taken)
  await replaceFile(join(taken, 'inside'), 'x')
  await expect(replaceFile(taken, 'two')).rejects.toThrow(/EISDIR|ENOTEMPTY|EEXIST/)
  expect(await readdir(folder)).toEqual(['taken'])
  expect(await readdir(taken)).toEqual(['inside'])
})

test('many concurrent writers leave one complete text', async () => {
  const file = join(folder, 'page.json')
  const texts = Array.from({ length: 20 }, (_, i) => String(i).repeat(10_000))
  await Promise.all(texts.map((text) => replaceFile(file, text)))
  expect(texts).toContain(await readFile(file, 'utf8'))
  expect(await readdir(folder)).toEqual(['page.json'])
})
