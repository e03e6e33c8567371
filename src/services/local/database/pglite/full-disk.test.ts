import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listMentors } from '#schemas/services/class.ts'
import { updatePost } from '#schemas/services/post.ts'
import { fillFolder } from '../new-database-for-test.ts'
import { config } from '../../config-for-test.ts'
import { openLocalServices } from '../../open.ts'
import { exampleStarter } from '../../seed/example-starter-for-test.ts'
import type { Services } from '../../../service.ts'

const folder = await mkdtemp(join(tmpdir(), 'tenun-full-'))
const mounted = spawnSync('/bin/mount', ['-t', 'tmpfs', '-o', 'size=200m', 'tmpfs', folder])
const isHere = mounted.status === 0
if (!isHere) {
  console.log('No small disk can be made here: what a full one does is not tested.')
  await rm(folder, { recursive: true, force: true })
}

describe.skipIf(!isHere)('a database whose disk is full at the start', () => {
  const filler = join(folder, 'filler')
  const data = join(folder, 'db')
  const logged: string[] = []
  const open = () =>
    openLocalServices({ folder: data, log: (line) => void logged.push(line), config })
  let services: Services
  beforeAll(async () => {
    await fillFolder(data)
    const before = await open()
    await before.sites.seed('alpha', () => exampleStarter)
    await before.close()
    // As much as there is room for.
    await writeFile(filler, Buffer.alloc(200e6)).catch(() => undefined)
    logged.length = 0
    services = await open()
  })
  afterAll(async () => {
    await services.close()
    spawnSync('/bin/umount', [folder])
    await rm(folder, { recursive: true, force: true })
  })

  const ctx = { siteId: 'alpha', origin: '', caller: null }
  const admin = { ...ctx, caller: { userId: crypto.randomUUID(), kind: 'admin' as const } }
  const read = () => services.calls.serve(listMentors, ctx, listMentors.input.parse({}))
  const write = () =>
    services.calls.serve(updatePost, admin, { slug: 'kedua', kindSlug: 'news', title: 'Baru' })

  test('is read, and says that it cannot be changed', async () => {
    expect(services.state()).toBe('read-only')
    expect(logged).toEqual([expect.stringMatching(/Nothing can be stored in .*db \(ENOSPC\)/)])
    expect(await read()).toMatchObject({ items: { length: 3 } })
    expect(await services.calls.throttle('alpha', 'key', { times: 1, seconds: 9 })).toBeNull()
  })

  test('refuses changes with 507', async () => {
    await expect(write()).rejects.toMatchObject({ status: 507, problem: 'no-space' })
    expect(await read()).toMatchObject({ items: { length: 3 } })
  })

  test('takes them again when there is room, without a restart', async () => {
    await rm(filler)
    await expect.poll(() => services.state()).toBe('ready')
    expect(await write()).toMatchObject({ title: 'Baru' })
    expect(logged).toContain('There is room again: changes are stored.')
  })
})
