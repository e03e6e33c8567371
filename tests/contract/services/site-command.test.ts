import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { readSettings } from '#schemas/services/cms.ts'
import { ManagedSite } from '#schemas/services/site.ts'
import { fillFolder } from '#src/services/local/database/new-database-for-test.ts'
import {
  hasPostgres,
  newDatabase,
} from '#src/services/local/database/postgres/new-database-for-test.ts'
import { until } from '#tests/serve.ts'
import { runCommand } from '#tests/services/run-command.ts'
import { BadUsage } from '#tools/command.ts'
import { openLocal, type RunningWorld } from './worlds.ts'

let folder: string
let layouts: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tenun-site-'))
  layouts = join(folder, 'layouts')
  await fillFolder(join(folder, 'data', 'db'))
  for (const name of ['base', 'lms', 'demo', 'default'])
    await cp(join('layouts', name), join(layouts, name), { recursive: true })
})
afterEach(() => vi.unstubAllEnvs())
afterAll(() => rm(folder, { recursive: true, force: true }))

const run = (environment: Record<string, string>, ...args: string[]) =>
  runCommand('site', { LAYOUTS_DIR: layouts, ...environment }, args)

const secret = { TENUN_SECRET: 'a-secret-that-only-the-site-command-knows' }

describe('on a database that no server has open', () => {
  const here = (...args: string[]) => run({ ...secret, DATA_DIR: join(folder, 'data') }, ...args)
  const named = ['--layout', 'lms', '--host', 'Toko.Example', '--title', 'Toko']

  test('a dry run makes nothing', async () => {
    const { code, noted } = await here('add', 'toko', ...named, '--dry-run')
    expect([code, noted]).toEqual([0, 'toko would be made on lms, with the hosts toko.example.'])
    expect((await here('list', '--json')).printed).not.toContain('toko')
  })

  test('a site is made, is closed, and has the first rows of its layout', async () => {
    const { code, printed, noted } = await here('add', 'toko', ...named)
    expect(code).toBe(0)
    expect(printed).toContain('toko on lms, closed: Toko; toko.example')
    expect(printed).toMatch(/[1-9]\d* posts/)
    expect(printed).toContain('created by the command line')
    expect(noted).toContain('site set toko --set isMaintenance=false')
  })

  test('settings are set by key and by file', async () => {
    const file = join(folder, 'settings.json')
    await writeFile(file, '{ "css": { "clr_primary": "#0b5f86" } }')
    const open = ['--set', 'isMaintenance=false']
    const { code, printed } = await here('set', 'toko', ...open, '--settings', file, '--json')
    expect(code).toBe(0)
    expect(JSON.parse(printed)).toMatchObject({
      isMaintenance: false,
      settings: { title: 'Toko', css: { clr_primary: '#0b5f86' } },
    })
  })

  test('it is listed beside the sites of layouts', async () => {
    const { printed } = await here('list', '--json')
    const all = ManagedSite.array().parse(JSON.parse(printed))
    expect(all.map(({ id, settingsFrom }) => `${id} ${settingsFrom}`)).toEqual([
      'default layout',
      'demo layout',
      'lms layout',
      'toko database',
    ])
  })

  test.each([
    [['add', 'toko', '--layout', 'lms'], 'There is a site or a layout called toko already.'],
    [['add', 'dua', '--layout', 'tiada'], 'There is no layout "tiada"'],
    [['add', 'dua', '--layout', 'lms', '--host', 'toko.example'], 'belongs to the site toko.'],
    [['add', 'dua', '--layout', 'lms', '--host', 'lms.tenun.example'], 'belongs to the site lms.'],
    [['set', 'toko', '--set', 'css={"clr_primary":"blue"}'], 'settings.css.clr_primary: '],
    [['remove', 'demo', '--yes'], 'remove the folder instead.'],
    [['remove', 'tiada', '--yes'], 'There is no site called tiada.'],
  ])('%j is refused, in words', async (args, message) => {
    const { code, noted } = await here(...args)
    expect([code, noted]).toEqual([1, expect.stringContaining(message)])
  })

  test.each([
    [['paint', 'toko']],
    [['show']],
    [['show', 'tiada']],
    [['set', 'toko']],
    [['add', 'Dua', '--layout', 'lms']],
    [['add', 'dua']],
    [['set', 'toko', '--settings', 'tiada.json']],
    [['set', 'toko', '--set', 'isMaintenance']],
  ])('%j is bad usage', async (args) => {
    await expect(here(...args)).rejects.toBeInstanceOf(BadUsage)
  })

  test('a site is removed when that is confirmed, and restored with its rows', async () => {
    const asked = await here('remove', 'toko')
    expect([asked.code, asked.noted]).toEqual([1, expect.stringContaining('Say --yes to do it.')])
    const done = await here('remove', 'toko', '--yes', '--json')
    expect([done.code, JSON.parse(done.printed)]).toEqual([
      0,
      { id: 'toko', releasedHosts: ['toko.example'], removed: true },
    ])
    const again = await here('add', 'toko', ...named)
    expect([again.code, again.noted]).toEqual([1, expect.stringContaining('Restore it')])
    const restored = await here('add', 'toko', ...named, '--restore')
    expect([restored.code, restored.printed]).toEqual([0, expect.stringContaining('restored by')])
  })
})

test('while a server has the data folder open, the command says which calls do the same', async () => {
  const data = join(folder, 'held')
  const world = await openLocal({ DATA_DIR: data, ...secret })
  const { code, noted } = await run({ ...secret, DATA_DIR: data }, 'list')
  await world.close()
  expect([code, noted]).toEqual([1, expect.stringContaining('/api/v1/manage/site/list')])
})

describe.skipIf(!hasPostgres)('on PostgreSQL, beside a server that runs', () => {
  let world: RunningWorld
  let environment: Record<string, string>
  let remove: () => Promise<void>
  beforeAll(async () => {
    const made = await newDatabase()
    remove = made.remove
    const databaseUrl = made.place.databaseUrl ?? ''
    environment = { ...secret, DATABASE_URL: databaseUrl, DATA_DIR: join(folder, 'beside') }
    world = await openLocal(environment)
  })
  afterAll(async () => {
    await world.close()
    await remove()
  })

  test('what the command changes is served without a restart', async () => {
    const answer = async () => {
      const { status, data } = await world.call(readSettings, { headers: { host: 'toko.example' } })
      return status === 200 ? readSettings.output.parse(data).layout : status
    }
    expect(await answer()).toBe(404)
    await run(environment, 'add', 'toko', '--layout', 'lms', '--host', 'toko.example')
    await until(async () => (await answer()) === 'lms', 'the site is served')
    await run(environment, 'set', 'toko', '--layout', 'demo')
    await until(async () => (await answer()) === 'demo', 'the site has the other layout')
    await run(environment, 'remove', 'toko', '--yes')
    await until(async () => (await answer()) === 404, 'the site is gone')
  })
})
