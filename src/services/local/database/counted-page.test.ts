import { asc, eq, gt } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exampleStarter } from '../seed/example-starter-for-test.ts'
import { type Opened, openForTest } from '../open-for-test.ts'
import { backends } from './new-database-for-test.ts'
import { readCounted } from './counted-page.ts'
import { mentors } from './tables/class-tables.ts'

describe.each(backends)('$name', ({ isHere, newPlace }) => {
  describe.skipIf(!isHere)('a page with its count', () => {
    let opened: Opened
    beforeAll(async () => {
      opened = await openForTest(await newPlace())
      await opened.seed('alpha', () => exampleStarter)
    })
    afterAll(() => opened.close())

    const read = (page: number, pageSize: number, { most = 1000, from = '' } = {}) =>
      opened.database.transaction({ role: 'visitor', siteId: 'alpha' }, async (tx) => {
        const where = from === '' ? eq(mentors.siteId, 'alpha') : gt(mentors.slug, from)
        const counted = { from: mentors, where, most }
        const { rows, pagination } = await readCounted(
          tx,
          { page, pageSize, counted },
          (matching) =>
            tx
              .select({ slug: mentors.slug, matching })
              .from(mentors)
              .where(where)
              .orderBy(asc(mentors.slug)),
        )
        const { totalItems: items, isMore = false } = pagination
        return { columns: Object.keys(rows[0] ?? {}), rows: rows.length, total: { items, isMore } }
      })

    test('has rows without the count, and the number of all that match', async () => {
      const total = { items: 3, isMore: false }
      expect(await read(1, 2)).toEqual({ columns: ['slug'], rows: 2, total })
      expect(await read(2, 2)).toEqual({ columns: ['slug'], rows: 1, total })
    })

    test('knows the number after the last row too, and that nothing matches', async () => {
      expect(await read(3, 2)).toEqual({ columns: [], rows: 0, total: { items: 3, isMore: false } })
      const none = { columns: [], rows: 0, total: { items: 0, isMore: false } }
      expect(await read(1, 2, { from: 'zz' })).toEqual(none)
    })

    test('counts no further than its bound', async () => {
      expect(await read(1, 2, { most: 2 })).toMatchObject({ total: { items: 2, isMore: true } })
      expect(await read(5, 2, { most: 2 })).toMatchObject({ total: { items: 2, isMore: true } })
    })
  })
})
