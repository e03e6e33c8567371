import { getTableColumns, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listClasses, listRecentClasses, listWebinars } from '#schemas/services/class.ts'
import { Starter } from '#schemas/starter.ts'
import { exampleStarter } from '../../seed/example-starter-for-test.ts'
import { backends } from '../../database/new-database-for-test.ts'
import { classes } from '../../database/tables/class-tables.ts'
import { type Opened, openForTest } from '../../open-for-test.ts'

const many = Starter.parse({
  ...exampleStarter,
  classes: Array.from({ length: 9 }, (_, i) => ({
    ...exampleStarter.classes[0],
    slug: `kelas-${i}`,
    program: i % 2 === 0 ? 'web' : 'data',
    code: `K-${i}`,
    kind: i < 4 ? 'webinar' : 'class',
    opensInDays: i - 7,
    closesInDays: 20,
    startsInDays: 30 + i,
    endsInDays: 60,
  })),
})

/** Few enough for the deadline of a transaction, beside other tests. */
const perInsert = 1000

describe.each(backends)('$name', ({ isHere, newPlace }) => {
  describe.skipIf(!isHere)('lists of classes', () => {
    let opened: Opened
    beforeAll(async () => {
      opened = await openForTest(await newPlace())
      await opened.seed('alpha', () => many)
      await opened.seed('beta', () => exampleStarter)
    })
    afterAll(() => opened.close())

    const webinars = async (input: object, siteId = 'alpha') => {
      const answer = await opened.ask(listWebinars, input, { siteId })
      return answer?.items.map(({ slug }) => slug)
    }

    test('give webinars alone, of some programs or of all', async () => {
      expect(await webinars({})).toEqual(['kelas-0', 'kelas-1', 'kelas-2', 'kelas-3'])
      expect(await webinars({ programIds: 'data' })).toEqual(['kelas-1', 'kelas-3'])
      expect(await webinars({ programIds: 'nothing' })).toEqual([])
      expect(await webinars({ page: 2, pageSize: 3 })).toEqual(['kelas-3'])
      expect(await webinars({}, 'beta')).toEqual(['berjalan'])
      expect(await webinars({}, 'nobody')).toEqual([])
    })

    test('count each state up to the bound where there are more classes than are read for a list', async () => {
      await opened.seed('gamma', () => exampleStarter)
      const list = async () => opened.ask(listClasses, {}, { siteId: 'gamma' })
      const before = await list()
      const copied = Object.values(getTableColumns(classes)).filter(
        ({ name, generated }) => generated === undefined && !['id', 'slug', 'code'].includes(name),
      )
      const columns = sql.join(
        copied.map(({ name }) => sql.identifier(name)),
        sql`, `,
      )
      for (let first = 1; first <= 20_001; first += perInsert)
        await opened.database.transaction({ role: 'server', siteId: 'gamma' }, (tx) =>
          tx.execute(sql`insert into ${classes} (slug, code, ${columns})
            select 'banyak-' || n, 'B-' || n, ${columns}
            from ${classes}, generate_series(${first}::int, ${first + perInsert - 1}::int) n where slug = 'dibuka'`),
        )
      const after = await list()
      expect(after?.pagination).toMatchObject({ totalItems: 1000, isMore: true })
      expect(after?.states).toEqual({ ...before?.states, onRegistration: 1000 })
      expect(after?.items).toHaveLength(before?.pagination.perPage ?? 0)
    })

    test('give the six that opened last, and none that has not opened', async () => {
      const recent = async (siteId: string) =>
        (await opened.ask(listRecentClasses, {}, { siteId }))?.items.map(({ slug }) => slug)
      expect(await recent('alpha')).toEqual([7, 6, 5, 4, 3, 2].map((i) => `kelas-${i}`))
      expect(await recent('beta')).toEqual([
        'dibuka',
        'segera',
        'berjalan',
        'selesai',
        'selesai-lama',
      ])
      expect(await recent('nobody')).toEqual([])
    })

    test('pass every filter at once', async () => {
      const all = {
        state: 'onRegistration',
        level: 'beginner',
        programIds: 'web',
        search: 'siswa',
        'filter.type': 'class',
      } as const
      const ask = async (input: object) =>
        (await opened.ask(listClasses, { ...all, ...input }))?.items.map(({ slug }) => slug)
      expect(await ask({})).toEqual(['kelas-4', 'kelas-6'])
      expect(await ask({ page: 2, pageSize: 1 })).toEqual(['kelas-6'])
      expect(await ask({ state: 'comingSoon' })).toEqual(['kelas-8'])
      expect(await ask({ level: 'advanced' })).toEqual([])
      expect(await ask({ search: 'tidak ada' })).toEqual([])
    })
  })
})
