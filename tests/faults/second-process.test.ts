import { afterAll, beforeAll, expect, test } from 'vitest'
import { newFolder } from '#src/services/local/database/new-database-for-test.ts'
import type { NewPlace } from '#src/services/local/database/place-for-test.ts'
import { config } from '#src/services/local/config-for-test.ts'
import { openLocalServices } from '#src/services/local/open.ts'
import { startWriting, type WriterProcess } from './writing.ts'

let place: NewPlace
let writing: WriterProcess
const open = () => openLocalServices({ folder: place.place.folder, log: () => undefined, config })

beforeAll(async () => {
  place = await newFolder()
  writing = startWriting(place.place.folder)
  await writing.said(/^post /)
})
afterAll(async () => {
  writing.child.kill('SIGKILL')
  await place.remove()
})

test('a second process is refused, and told the pid of the first', async () => {
  await expect(open()).rejects.toMatchObject({
    name: 'DataFolderHeld',
    holder: { pid: writing.child.pid },
    message: expect.stringContaining(`process ${writing.child.pid} (`),
  })
})

test('a process that is stopped still holds its folder, though it does not answer', async () => {
  writing.child.kill('SIGSTOP')
  await expect(open()).rejects.toThrow('another process, which does not answer')
  writing.child.kill('SIGCONT')
})

test('the folder is free when the first process was killed', async () => {
  writing.child.kill('SIGKILL')
  await writing.ended
  const services = await open()
  await services.close()
})
