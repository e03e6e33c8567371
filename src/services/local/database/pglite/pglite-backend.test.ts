import { execFile } from 'node:child_process'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Worker } from 'node:worker_threads'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { emptyFolder } from '../new-database-for-test.ts'
import type { NewPlace } from '../place-for-test.ts'
import { type Opened, openForTest } from '../../open-for-test.ts'

let place: NewPlace
let opened: Opened
beforeAll(async () => {
  place = await emptyFolder()
  opened = await openForTest({ ...place, remove: async () => undefined })
})
afterAll(async () => {
  await opened.close()
  await place.remove()
})

const show = async (setting: string) => {
  const [row] = await opened.backend.session((session) => session.query(`SHOW ${setting}`, []))
  return row?.[0]
}

test('a commit is flushed to the disk', async () => {
  expect(await show('fsync')).toBe('on')
  expect(await show('wal_sync_method')).toBe('fsync')
  expect(await show('synchronous_commit')).toBe('on')
})

test.each([
  ['a read of two statements', { role: 'visitor', siteId: 'alpha', isBatched: true }, 2],
  ['a change of one statement', { role: 'server', siteId: 'alpha' }, 1],
] as const)('%s is two messages to the thread', async (_, actor, statements) => {
  const messages = vi.spyOn(Worker.prototype, 'postMessage')
  const asked = Array.from({ length: statements }, () =>
    opened.database.transaction(actor, (tx) => tx.execute(sql`select 1`)),
  )
  expect(await Promise.all(asked)).toHaveLength(statements)
  expect(messages.mock.calls).toHaveLength(2)
  messages.mockRestore()
})

test('no other user may read a file of the data folder', async () => {
  const { folder } = place.place
  const names = ['', ...(await readdir(folder, { recursive: true }))]
  const stats = await Promise.all(names.map((name) => stat(join(folder, name))))
  expect(names.length).toBeGreaterThan(500)
  expect(stats.filter(({ mode }) => (mode & 0o077) !== 0)).toEqual([])
})

test('the same process does not open a data folder twice', async () => {
  await expect(openForTest(place)).rejects.toMatchObject({
    name: 'DataFolderHeld',
    holder: { pid: process.pid },
  })
})

test('another process is refused, with the id of the process that has the folder open', async () => {
  const script = `
    const { lockFolder } = await import('./src/services/local/database/pglite/lock-folder.ts')
    await lockFolder(process.argv[1]).catch((error) => console.log(error.message))`
  const args = ['--import', 'tsx', '--input-type=module', '-e', script, place.place.folder]
  const { stdout } = await promisify(execFile)('node', args)
  expect(stdout).toContain(`is held by process ${process.pid} (`)
  expect(stdout).toMatch(/since 20.*Stop it, or set DATA_DIR .* or DATABASE_URL/)
})

test('a data folder can be opened again when it was closed', async () => {
  await opened.close()
  opened = await openForTest({ ...place, remove: async () => undefined })
  expect(await show('server_version')).toMatch(/^18/)
})
