import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints } from '#schemas/services/index.ts'
import { readSettings } from '#schemas/services/cms.ts'
import { listMentors } from '#schemas/services/class.ts'
import type { Services } from '../service.ts'
import { exampleStarter } from './seed/example-starter-for-test.ts'
import { openLocalServices } from './open.ts'
import { openDatabaseForTest } from './database/open-database-for-test.ts'

import { newFolder } from './database/new-database-for-test.ts'
import { emptyDatabase, hasPostgres } from './database/postgres/new-database-for-test.ts'
import type { NewPlace } from './database/place-for-test.ts'
import { config } from './config-for-test.ts'

let place: NewPlace
let services: Services
beforeAll(async () => {
  place = await newFolder()
  services = await openLocalServices({ folder: place.place.folder, log: () => undefined, config })
})
afterAll(async () => {
  await services.close()
  await place.remove()
})

test('every endpoint is served but sites, those who run them and settings, which the server knows itself', () => {
  const others = endpoints.filter((endpoint) => !services.calls.serves(endpoint))
  expect(others.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST v1/authorizer/token/generate',
    'GET v1/authorizer/version',
    'GET v1/authorizer/validate',
    'GET v0/cms/app/settings',
    'GET cms/app/id',
    'GET cms/app/settings',
    'PUT cms/app/settings',
    'GET cms/app/setting/{key}',
    'PUT cms/app/setting/{key}',
    'GET v1/manage/site/list',
    'GET v1/manage/site/detail',
    'GET v1/manage/site/usage',
    'GET v1/manage/site/layouts',
    'POST v1/manage/site/create',
    'POST v1/manage/site/update',
    'POST v1/manage/site/delete',
    'GET v1/manage/operator/list',
    'POST v1/manage/operator/invite',
    'POST v1/manage/operator/suspend',
    'POST v1/manage/operator/resume',
  ])
})

test('an endpoint that is not served says so', async () => {
  const asked = services.calls.serve(
    readSettings,
    { siteId: 'alpha', origin: '', caller: null },
    {},
  )
  await expect(asked).rejects.toThrow('Nothing serves v0/cms/app/settings here.')
})

test('a listener hears until it stops', async () => {
  const received: string[] = []
  const stop = services.sites.onChange(({ entity }) => received.push(entity))
  expect(await services.sites.seed('alpha', () => exampleStarter)).toBe('seeded')
  expect(received).toContain('mentor')
  stop()
  received.length = 0
  await services.sites.save({ id: 'alpha', layout: 'demo', hosts: [], settings: {} })
  expect(received).toEqual([])
  expect(await services.sites.read()).toHaveLength(1)
})

test('what is closed answers no more, and closes once', async () => {
  const again = await newFolder()
  const other = await openLocalServices({
    folder: again.place.folder,
    log: () => undefined,
    config,
  })
  await Promise.all([other.close(), other.close()])
  const asked = other.calls.serve(
    listMentors,
    { siteId: 'a', origin: '', caller: null },
    listMentors.input.parse({}),
  )
  await expect(asked).rejects.toThrow('The database is closed.')
  await again.remove()
})

test('work in the background does not begin on a database that does not separate the sites', async () => {
  const open = await newFolder()
  const ignore = () => undefined
  const { backend } = await openDatabaseForTest(open.place, { deadline: 5000, watch: (one) => one })
  await backend.session((session) => session.script('ALTER TABLE posts DISABLE ROW LEVEL SECURITY'))
  await backend.close()
  const other = await openLocalServices({ folder: open.place.folder, log: ignore, config })
  await expect(other.begin()).rejects.toThrow(
    'No forced row-level security with a policy on: posts.',
  )
  await other.close()
  await open.remove()
})

test.skipIf(!hasPostgres)(
  'programs that start together on one empty PostgreSQL all start, and fill it once',
  async () => {
    const { place: empty, remove } = await emptyDatabase()
    const start = async () => {
      const started = await openLocalServices({ ...empty, log: () => undefined, config })
      const outcome = await started.sites.seed('alpha', () => exampleStarter)
      return { started, outcome }
    }
    const nodes = await Promise.all([start(), start(), start()])
    expect(nodes.filter(({ outcome }) => outcome === 'seeded')).toHaveLength(1)
    for (const { started } of nodes) await started.close()
    await remove()
  },
  60_000,
)
