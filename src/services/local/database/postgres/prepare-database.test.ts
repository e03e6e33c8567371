import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listMentors } from '#schemas/services/class.ts'
import { config } from '../../config-for-test.ts'
import { openLocalServices } from '../../open.ts'
import { exampleStarter } from '../../seed/example-starter-for-test.ts'
import { hasPostgres } from './new-database-for-test.ts'
import { readPreparation } from './prepare-database.ts'
import { prepareDatabaseForTest } from './prepared-database-for-test.ts'

test('a name is put into the statements as one name', async () => {
  const statements = await readPreparation({ role: 'a"b', database: 'c' })
  expect(statements).toHaveLength(4)
  expect(statements.join('\n')).toContain('CREATE ROLE "a""b" LOGIN NOSUPERUSER')
  expect(statements.join('\n')).not.toContain(':"')
})

describe.skipIf(!hasPostgres)('a role without rights of its own', () => {
  let prepared: Awaited<ReturnType<typeof prepareDatabaseForTest>>
  beforeAll(async () => void (prepared = await prepareDatabaseForTest()))
  afterAll(() => prepared.remove())

  const open = (databaseUrl: string, log: (line: string) => void = () => undefined) =>
    openLocalServices({ databaseUrl, folder: '', log, config })

  test('starts the services in a database that was prepared for it, fills it and reads from it', async () => {
    const logged: string[] = []
    const services = await open(prepared.databaseUrl, (line) => void logged.push(line))
    await services.sites.seed('alpha', () => exampleStarter)
    const ctx = { siteId: 'alpha', origin: '', caller: null }
    const mentors = await services.calls.serve(listMentors, ctx, listMentors.input.parse({}))
    expect(mentors).toMatchObject({ items: { length: 3 } })
    await services.close()
    expect(logged.filter((line) => !line.startsWith('Applied migration'))).toEqual([])
  })

  test('is told what a superuser has to run in one that was not', async () => {
    const opening = open(await prepared.addBare())
    await expect(opening).rejects.toThrow('run what `npm run tenun -- prepare-database` prints')
  })
})
