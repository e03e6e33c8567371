import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { emptyFolder, newFolder } from '../database/new-database-for-test.ts'
import { allRows, openFilled } from './filled-for-test.ts'
import { openToRead } from './open-source.ts'
import { askForCopy, offerCopies } from './running-copy.ts'

const ignore = () => undefined

test('a database that a server holds is read from a copy, which is removed', async () => {
  const place = await newFolder()
  const { folder } = place.place
  const opened = await openFilled(place, join(folder, 'files'))
  const stop = await offerCopies(folder, opened.backend, ignore)
  const source = await openToRead({ databaseUrl: undefined, folder })
  expect(source.name).toBe(`PGlite in ${folder}`)
  const held = await allRows(opened.backend)
  expect(await allRows(source)).toEqual(held)
  await source.close()
  expect((await readdir(folder)).filter((name) => name.startsWith('copy-'))).toEqual([])
  await stop()
  await opened.close()
})

test('only the owner can ask for a copy', async () => {
  const { place, remove } = await emptyFolder()
  const stop = await offerCopies(place.folder, { copy: async () => undefined }, ignore)
  expect((await stat(join(place.folder, 'backup.socket'))).mode & 0o077).toBe(0)
  await stop()
  await remove()
})

test('a copy that fails is removed, and the asker is told', async () => {
  const { place, remove } = await emptyFolder()
  const copy = async (folder: string) => {
    await mkdir(folder)
    throw new Error('no space left')
  }
  const stop = await offerCopies(place.folder, { copy }, ignore)
  await expect(askForCopy(place.folder)).rejects.toThrow('The server made no copy')
  expect(await readdir(place.folder)).toEqual(['backup.socket'])
  await stop()
  await remove()
})

test('what an ended process left is removed', async () => {
  const { place, remove } = await emptyFolder()
  await mkdir(join(place.folder, 'copy-1', 'pg'), { recursive: true })
  await mkdir(join(place.folder, 'backup.socket'))
  await rm(join(place.folder, 'backup.socket'), { recursive: true })
  const stop = await offerCopies(place.folder, { copy: async () => undefined }, ignore)
  expect(await readdir(place.folder)).toEqual(['backup.socket'])
  await stop()
  await remove()
})

test('a server whose folder has too long a path says that it cannot be asked', async () => {
  const { place, remove } = await emptyFolder()
  const folder = join(place.folder, 'a'.repeat(90))
  await mkdir(folder)
  const logged: string[] = []
  await offerCopies(folder, { copy: async () => undefined }, (message) => logged.push(message))
  expect(logged).toEqual(['The database can be backed up only while this server is stopped'])
  await expect(askForCopy(folder)).rejects.toThrow('Stop it')
  await remove()
})

test('a database without files of its own offers nothing', async () => {
  const { place, remove } = await emptyFolder()
  const stop = await offerCopies(place.folder, {}, ignore)
  expect(await readdir(place.folder)).toEqual([])
  await stop()
  await remove()
})
