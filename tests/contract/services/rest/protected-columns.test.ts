import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  listAspirations,
  listBookReviews,
  listDonations,
  sendBookReview,
  sendDonation,
} from '#schemas/services/rest.ts'
import { listTestimonies } from '#schemas/services/testimony.ts'
import { restTables } from '#src/services/local/areas/rest/exposed-tables.ts'
import { backends } from '#src/services/local/database/new-database-for-test.ts'
import { type Opened, openForTest } from '#src/services/local/open-for-test.ts'
import { canary } from './canaries.ts'
import { fill, idOf, readAll, refill, tableNames } from './filled-tables.ts'
import { clientOf } from './rest-caller.ts'

const valid: Record<(typeof tableNames)[number], Record<string, unknown>> = {
  book_reviews: { name: 'Intan', message: 'Catatan dari pembaca baru.' },
  aspirations: { name: 'Intan', message: 'Semoga taman baca diperbaiki.' },
  testimonies: {
    name: 'Intan',
    role: 'Siswa',
    rating: 5,
    message: 'Saya belajar banyak dari mentor.',
  },
  donations: { amount: 5000 },
  user_disc: { type: 'D', score_d: 90, score_i: 1, score_s: 1, score_c: 1 },
}

const forged: [string, unknown][] = [
  ['id', idOf(500)],
  ['site_id', 'beta'],
  ['is_approved', true],
  ['status', 'confirmed'],
  ['sent_at', '2020-01-01T00:00:00Z'],
  ['tenant_id', 'beta'],
  ['approved', true],
  ['created_at', '2020-01-01T00:00:00Z'],
  ['confirmed_at', '2020-01-01T00:00:00Z'],
  ['user_id', idOf(1)],
  ['account_id', idOf(1)],
  ['__proto__', { is_approved: true }],
]
const forgeries = tableNames.flatMap((table) =>
  forged.map(([key, value]) => ({ table, key, value })),
)

describe.each(backends)('$name', ({ isHere, newPlace }) => {
  describe.skipIf(!isHere)('the tables of what visitors send', () => {
    let opened: Opened
    beforeAll(async () => {
      opened = await openForTest(await newPlace())
      await fill(opened.database)
    })
    afterAll(() => opened.close())

    test.each(forgeries)('$table take no $key', async ({ table, key, value }) => {
      const before = await readAll(opened.database, 'alpha')
      const row = JSON.parse(`{${JSON.stringify(key)}:${JSON.stringify(value)}}`)
      for (const caller of [null, 'student', 'writer'] as const) {
        const client = clientOf(opened.database, caller).from(table)
        // An object literal could not have the name `__proto__`.
        const { status, error } = await client.insert(
          Object.defineProperties({ ...valid[table] }, Object.getOwnPropertyDescriptors(row)),
        )
        expect([status, error?.code]).toEqual([400, 'PGRST204'])
      }
      expect(await readAll(opened.database, 'alpha')).toEqual(before)
    })

    const asVisitor = (statement: string) =>
      opened.database.transaction({ role: 'visitor', siteId: 'alpha', sends: true }, (tx) =>
        tx.execute(sql.raw(statement)),
      )

    // The grants also hold where the dialect has a bug.
    test.each([
      `INSERT INTO book_reviews (name, message, is_approved) VALUES ('x', 'y', true)`,
      `INSERT INTO book_reviews (site_id, name, message) VALUES ('beta', 'x', 'y')`,
      `INSERT INTO book_reviews (id, name, message) VALUES ('${idOf(1)}', 'x', 'y')`,
      `INSERT INTO testimonies (name, role, message, rating, sent_at) VALUES ('x', 'y', 'z', 1, now())`,
      `INSERT INTO donations (amount, status) VALUES (5000, 'confirmed')`,
      `UPDATE book_reviews SET name = 'x'`,
      `DELETE FROM donations`,
      `SELECT name FROM donations`,
      `SELECT status FROM donations`,
      `SELECT type FROM user_disc`,
      `SELECT is_approved FROM aspirations`,
      `SELECT site_id FROM book_reviews`,
    ])('refuse a visitor in the database itself: %s', async (statement) => {
      await expect(asVisitor(statement)).rejects.toThrow(/denied/)
    })

    test('have an index for every column a visitor may filter by', async () => {
      const indexes = await opened.backend.session((session) =>
        session.query('SELECT tablename, indexdef FROM pg_indexes', []),
      )
      const bare = [...restTables.values()].flatMap((table) =>
        [...table.columns.values()]
          .filter(({ isPublic }) => isPublic)
          .filter(
            ({ name }) =>
              !indexes.some(
                ([of, definition]) =>
                  of === table.name &&
                  new RegExp(`\\b${name}\\b`).test(String(definition).replace(/^.* USING /, '')),
              ),
          )
          .map(({ name }) => `${table.name}.${name}`),
      )
      expect(bare).toEqual([])
    })

    test('give a visitor’s row its site and an id, and show it to no one', async () => {
      await asVisitor(`INSERT INTO book_reviews (name, message) VALUES ('Sri', 'Salam.')`)
      const { data } = await clientOf(opened.database, 'admin')
        .from('book_reviews')
        .select('id,is_approved')
        .eq('name', 'Sri')
      expect(data).toEqual([{ id: expect.stringMatching(/^[0-9a-f-]{36}$/), is_approved: false }])
      expect(await asVisitor(`SELECT id FROM book_reviews WHERE name = 'Sri'`)).toEqual([])
    })

    test('are not written in a transaction that only reads', async () => {
      const statement = `INSERT INTO book_reviews (name, message) VALUES ('Sri', 'Salam.')`
      const reading = opened.database.transaction({ role: 'visitor', siteId: 'alpha' }, (tx) =>
        tx.execute(sql.raw(statement)),
      )
      await expect(reading).rejects.toThrow(/read-only/)
    })

    describe('for pages and forms', () => {
      beforeEach(() => refill(opened.database))

      test('show what everyone sees, for every caller', async () => {
        for (const caller of [null, 'admin'] as const) {
          const lists = [listBookReviews, listAspirations, listTestimonies, listDonations]
          for (const list of lists) {
            const rows = await opened.ask(list, { limit: 100 }, { caller })
            expect(rows).not.toHaveLength(0)
            expect(JSON.stringify(rows)).not.toContain(canary)
          }
        }
        const amounts = await opened.ask(listDonations, {})
        expect(amounts).toEqual([{ amount: 250_000 }, { amount: 50_000 }])
      })

      test('take what a form sends', async () => {
        expect(await opened.ask(sendBookReview, { name: 'Sri', message: 'Salam kenal.' })).toEqual(
          {},
        )
        expect(await opened.ask(sendDonation, { amount: 2000 })).toEqual({})
        const { data } = await clientOf(opened.database, 'admin')
          .from('donations')
          .select('amount,status,name')
          .eq('amount', 2000)
        expect(data).toEqual([{ amount: 2000, status: 'pledged', name: null }])
      })

      test('are reported once they are shown, and not when they are sent', async () => {
        opened.news.length = 0
        await opened.ask(sendBookReview, { name: 'Sri', message: 'Salam kenal.' })
        const admin = clientOf(opened.database, 'admin').from('book_reviews')
        await admin.update({ rating: 1 }).eq('name', 'Sri')
        expect(opened.news).toEqual([])
        await admin.update({ is_approved: true }).eq('name', 'Sri')
        await expect.poll(() => opened.news).toEqual([{ siteId: 'alpha', entity: 'testimony' }])
        await admin.delete().eq('name', 'Sri')
        await expect.poll(() => opened.news).toHaveLength(2)
      })
    })
  })
})
