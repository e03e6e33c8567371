import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exampleStarter } from './example-starter.ts'
import { requireGuarded } from './guarded.ts'
import { backends, type Opened, openForTest } from './open-for-test.ts'

const tables = [
  'schools',
  'programs',
  'program_schools',
  'classes',
  'mentors',
  'class_mentors',
  'modules',
  'post_kinds',
  'post_categories',
  'posts',
  'testimonies',
]

describe.each(backends)('$name', ({ isHere, newPlace }) => {
  describe.skipIf(!isHere)('the database keeps sites apart', () => {
    let opened: Opened
    beforeAll(async () => {
      opened = await openForTest(await newPlace())
      await opened.seed('alpha', () => exampleStarter)
      await opened.seed('beta', () => exampleStarter)
    }, 60_000)
    afterAll(() => opened.close())

    const visitor = (statement: string, siteId = 'alpha') =>
      opened.database.transaction({ role: 'visitor', siteId }, (tx) =>
        tx.execute(sql.raw(statement)),
      )
    test.each(tables)(
      'a visitor sees only rows of the own site in %s, without asking',
      async (table) => {
        const all = await opened.backend.session((s) =>
          s.query(`SELECT DISTINCT site_id FROM ${table}`, []),
        )
        expect(all).toHaveLength(2)
        expect(await visitor(`SELECT DISTINCT site_id FROM ${table}`)).toEqual([['alpha']])
        expect(await visitor(`SELECT site_id FROM ${table}`, 'nobody')).toEqual([])
        expect(await visitor(`SELECT site_id FROM ${table}`, '')).toEqual([])
      },
    )

    test('a visitor does not get what is private, nor the list of sites', async () => {
      await expect(visitor('SELECT * FROM testimonies')).rejects.toThrow(/denied/)
      await expect(visitor('SELECT is_published FROM posts')).rejects.toThrow(/denied/)
      await expect(visitor('SELECT * FROM sites')).rejects.toThrow(/denied/)
      await expect(visitor('SELECT * FROM tenun_migrations')).rejects.toThrow(/denied/)
      expect(await visitor('SELECT rating FROM testimonies ORDER BY 1')).toEqual([[4], [5]])
    })

    test('a visitor changes nothing', async () => {
      const statement = `UPDATE posts SET title = 'x'`
      await expect(visitor(statement)).rejects.toThrow(/denied|read-only/)
    })

    test('a writer changes no row of another site and gives none to it', async () => {
      const writer = (statement: string) =>
        opened.database.transaction({ role: 'writer', siteId: 'alpha' }, (tx) =>
          tx.execute(sql.raw(statement)),
        )
      await writer(`UPDATE mentors SET role = 'changed'`)
      expect(await visitor('SELECT DISTINCT role FROM mentors', 'beta')).toEqual([['Pengajar']])
      const give = writer(`UPDATE mentors SET site_id = 'beta'`)
      await expect(give).rejects.toThrow(/row-level security/)
      await expect(writer('SELECT * FROM sites')).rejects.toThrow(/denied/)
    })

    test('a row points to rows of its own site only', async () => {
      const [program] = await visitor('SELECT id FROM programs', 'beta')
      const cross = opened.database.transaction({ role: 'writer', siteId: 'alpha' }, (tx) =>
        tx.execute(sql`UPDATE classes SET program_id = ${Object(program)[0]}`),
      )
      await expect(cross).rejects.toThrow(/foreign key/)
    })

    test('a site id is a value in the opening of a transaction, never SQL', async () => {
      const siteId = `alpha'; RESET ROLE; SELECT 'x`
      expect(await visitor(`SELECT current_setting('app.site')`, siteId)).toEqual([[siteId]])
      expect(await visitor('SELECT site_id FROM posts', siteId)).toEqual([])
    })

    test('nothing of a transaction stays for the next', async () => {
      await visitor('SELECT 1', 'beta')
      const [row] = await opened.backend.session((s) =>
        s.query(`SELECT current_user::text, current_setting('app.site', true)`, []),
      )
      expect(row?.[0]).not.toContain('tenun')
      expect(row?.[1] ?? '').toBe('')
    })

    test('every table with a site has forced row-level security and a policy', async () => {
      const [found] = await opened.backend.session((s) =>
        s.query(
          `SELECT count(*) FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
          WHERE attname = 'site_id' AND relkind = 'r'`,
          [],
        ),
      )
      expect(found).toEqual([tables.length])
      await requireGuarded(opened.backend)
    })

    test.each([
      ['CREATE TABLE open (site_id text)', 'DROP TABLE open'],
      [
        'ALTER TABLE posts NO FORCE ROW LEVEL SECURITY',
        'ALTER TABLE posts FORCE ROW LEVEL SECURITY',
      ],
    ])('a database is refused after %s', async (open, close) => {
      await opened.backend.session((s) => s.script(open))
      await expect(requireGuarded(opened.backend)).rejects.toThrow(/security with a policy on/)
      await opened.backend.session((s) => s.script(close))
    })

    test('a statement that failed undoes the transaction, also when its error is caught', async () => {
      const attempt = opened.database.transaction(
        { role: 'writer', siteId: 'alpha' },
        async (tx) => {
          await tx.execute(sql`UPDATE mentors SET role = 'half'`)
          await tx.execute(sql`SELECT 1 / 0`).catch(() => undefined)
        },
      )
      await expect(attempt).rejects.toThrow()
      expect(await visitor(`SELECT count(*) FROM mentors WHERE role = 'half'`)).toEqual([[0]])
    })
  })
})
