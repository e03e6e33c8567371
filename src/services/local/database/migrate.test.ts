import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { migrate, migrationsFolder } from './migrate.ts'
import { backends } from './new-database-for-test.ts'
import { type Opened, openForTest } from '../open-for-test.ts'
import { openPostgres } from './postgres/postgres-backend.ts'
import { emptyDatabase, hasPostgres } from './postgres/new-database-for-test.ts'

describe.each(backends)('$name', ({ isHere, newPlace }) => {
  describe.skipIf(!isHere)('migrations', () => {
    let opened: Opened
    let folder: string
    beforeAll(async () => {
      opened = await openForTest(await newPlace())
      folder = await mkdtemp(join(tmpdir(), 'tenun-migrations-'))
      await cp(migrationsFolder, folder, { recursive: true })
    })
    afterAll(async () => {
      await opened.close()
      await rm(folder, { recursive: true })
    })

    const applied: string[] = []
    const run = () => migrate(opened.backend, (message) => applied.push(message), { folder })

    test('are applied once', async () => {
      await run()
      expect(applied).toEqual([])
      await writeFile(join(folder, '0900-more.sql'), 'CREATE TABLE more (a int);')
      await run()
      await run()
      expect(applied).toEqual(['Applied migration 0900-more'])
    })

    test('that fail leave nothing behind', async () => {
      const file = join(folder, '0901-broken.sql')
      await writeFile(file, 'CREATE TABLE half (a int); SELECT 1 / 0;')
      await expect(run()).rejects.toThrow('division by zero')
      await rm(file)
      const [row] = await opened.backend.session((s) => s.query(`SELECT to_regclass('half')`, []))
      expect(row).toEqual([null])
    })

    test('that were changed after they were applied are refused by name', async () => {
      await writeFile(join(folder, '0900-more.sql'), 'CREATE TABLE more (a text);')
      await expect(run()).rejects.toThrow('Migration 0900-more was changed')
      await writeFile(
        join(folder, '0900-more.sql'),
        'CREATE TABLE more (a int);\r\n'.replace('\r\n', ''),
      )
      await run()
    })
  })
})

test.skipIf(!hasPostgres)(
  'programs that start together on one PostgreSQL migrate it once',
  async () => {
    const { place, remove } = await emptyDatabase()
    const log: string[] = []
    const options = {
      deadline: 5000,
      log: () => undefined,
      listener: { received: () => undefined, missed: () => undefined },
    }
    const all = await Promise.all(
      [1, 2, 3, 4].map(() => openPostgres(place.databaseUrl ?? '', options)),
    )
    await Promise.all(all.map((backend) => migrate(backend, (message) => log.push(message))))
    expect(new Set(log).size).toBe(log.length)
    expect(log.length).toBeGreaterThan(2)
    await Promise.all(all.map((backend) => backend.close()))
    await remove()
  },
)
