import { rename, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { layoutsFolder, type LayoutsFolder } from '#tests/made-up/layouts-folder.ts'
import { watchLayoutNames } from './watch-names.ts'
import { watchLayouts } from './watch.ts'

let folder: LayoutsFolder
let changed: (readonly string[] | undefined)[]
let stop: () => Promise<void>
beforeEach(async () => {
  folder = await layoutsFolder()
  await folder.write('coba', { 'layout.json': '{}' })
  changed = []
  stop = watchLayouts(folder.root, {
    changed: (names) => changed.push(names),
    failed: (error) => expect.unreachable(String(error)),
  })
})
afterEach(async () => {
  await stop()
  await folder.clear()
})

/** Edits a layout until that is noticed: a watch begins some time after it was asked for. */
async function editUntilNoticed(name: string): Promise<void> {
  changed.length = 0
  for (let i = 0; i < 600 && !changed.some((names) => names?.includes(name)); i++) {
    await folder.write(name, { 'layout.json': `{ "a": ${i} }` })
    await sleep(100)
  }
  expect(changed.flat()).toContain(name)
}

async function until(condition: () => boolean): Promise<void> {
  for (let i = 0; i < 2400 && !condition(); i++) await sleep(25)
  expect(condition()).toBe(true)
}

test('an edit is noticed', async () => {
  await editUntilNoticed('coba')
})

test('after the folder was moved away and back everything is read again, and edits are noticed', async () => {
  await editUntilNoticed('coba')
  await rename(folder.root, `${folder.root}-x`)
  await sleep(1200)
  await rename(`${folder.root}-x`, folder.root)
  await until(() => changed.includes(undefined))
  await editUntilNoticed('coba')
})

test('a folder in the place of another is watched', async () => {
  await editUntilNoticed('coba')
  const other = await layoutsFolder()
  await other.write('kedua', { 'layout.json': '{}' })
  await rename(folder.root, `${folder.root}-x`)
  await rename(other.root, folder.root)
  await until(() => changed.includes(undefined))
  await editUntilNoticed('kedua')
  await rm(`${folder.root}-x`, { recursive: true })
})

test('a link in a layout is not followed: what it leads to is not watched', async () => {
  const outside = await layoutsFolder()
  await folder.write('lain', { 'layout.json': '{}' })
  await symlink(outside.root, join(folder.root, 'lain', 'data'))
  await editUntilNoticed('coba')
  changed.length = 0
  await outside.write('luar', { 'layout.json': '{}' })
  await editUntilNoticed('coba')
  expect(changed.flat()).not.toContain('lain')
  await outside.clear()
})

test('the folder of layouts may be a link itself', async () => {
  await stop()
  const link = `${folder.root}-link`
  await symlink(folder.root, link)
  stop = watchLayouts(link, {
    changed: (names) => changed.push(names),
    failed: (error) => expect.unreachable(String(error)),
  })
  await editUntilNoticed('coba')
  await rm(link)
})

test('what came, changed or went since a time before the watch began is told', async () => {
  await stop()
  await folder.write('lama', { 'layout.json': '{}' })
  await sleep(60)
  const since = Date.now()
  const listeners = {
    changed: (names?: readonly string[]) => changed.push(names),
    failed: (error: unknown) => expect.unreachable(String(error)),
  }
  changed.length = 0
  stop = watchLayouts(folder.root, listeners, since)
  await sleep(500)
  expect(changed).toEqual([])
  await stop()
  await folder.write('lama', { 'layout.json': '{ "a": 1 }' })
  stop = watchLayouts(folder.root, listeners, since)
  await until(() => changed.length > 0)
  expect(changed).toEqual([['lama']])
  await stop()
  await folder.write('baru', { 'layout.json': '{}' })
  stop = watchLayouts(folder.root, listeners, since)
  await until(() => changed.length > 1)
  expect(changed[1]).toBeUndefined()
})

test('where only the names are watched, a layout that came is reported, and again once its files are all there', async () => {
  const names: (readonly string[] | undefined)[] = []
  const listeners = {
    changed: (found?: readonly string[]) => void names.push(found),
    failed: (error: unknown) => expect.unreachable(String(error)),
  }
  // What came right before is not reported.
  const stopNames = watchLayoutNames(folder.root, listeners, Date.now() + 1000)
  await folder.write('baru', { 'layout.json': '{}' })
  await until(() => names.length === 1)
  await folder.write('baru', { 'pages/home.json': '{}' })
  await folder.write('coba', { 'layout.json': '{ }' })
  await until(() => names.length === 2)
  expect(names).toEqual([['baru'], ['baru']])
  await stopNames()
})
