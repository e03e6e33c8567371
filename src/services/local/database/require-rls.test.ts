import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exampleStarter } from '../seed/example-starter-for-test.ts'
import { requireRls } from './require-rls.ts'
import { backends } from './new-database-for-test.ts'
import { type Opened, openForTest } from '../open-for-test.ts'

/** Tables of which a visitor may read the site of a row. */
const shown = `
  SELECT table_name FROM information_schema.column_privileges
  WHERE grantee = 'tenun_visitor' AND column_name = 'site_id' AND privilege_type = 'SELECT'
  ORDER BY 1`

describe.each(backends)('$name', ({ isHere, newPlace }) => {
  describe.skipIf(!isHere)('the database keeps sites apart', () => {
    let opened: Opened
    beforeAll(async () => {
      opened = await openForTest(await newPlace())
      await opened.seed('alpha', () => exampleStarter)
      await opened.seed('beta', () => exampleStarter)
      // What no starter has: the text of a chapter, a slug that a row had before, and names of one that was deleted.
      for (const siteId of ['alpha', 'beta'])
        await opened.database.transaction({ role: 'writer', siteId }, async (tx) => {
          await tx.execute(sql`insert into chapter_bodies (chapter_id, site_id, class_id, body)
            select id, site_id, class_id, '<p>Isi</p>' from chapters`)
          await tx.execute(sql`update podcasts set slug = slug || '-baru'`)
          await tx.execute(sql`insert into withdrawn_rows (site_id, area, item_id, names)
            select site_id, 'podcast', id, array[slug] from podcasts`)
        })
    })
    afterAll(() => opened.close())

    const visitor = (statement: string, siteId = 'alpha') =>
      opened.database.transaction({ role: 'visitor', siteId }, (tx) =>
        tx.execute(sql.raw(statement)),
      )
    test('a visitor sees only rows of the own site in any table, without asking', async () => {
      const tables = await opened.backend.session((s) => s.query(shown, []))
      expect(tables.length).toBeGreaterThan(10)
      for (const [table] of tables) {
        const all = await opened.backend.session((s) =>
          s.query(`SELECT DISTINCT site_id FROM ${String(table)}`, []),
        )
        expect([table, all.length]).toEqual([table, 2])
        const seen = (siteId: string) =>
          visitor(`SELECT DISTINCT site_id FROM ${String(table)}`, siteId)
        expect([table, await seen('alpha')]).toEqual([table, [['alpha']]])
        expect([table, await seen('nobody')]).toEqual([table, []])
        expect([table, await seen('')]).toEqual([table, []])
      }
    })

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

    test.each([
      ['CREATE TABLE open (site_id text)', 'DROP TABLE open', 'security with a policy on: open'],
      [
        'ALTER TABLE posts NO FORCE ROW LEVEL SECURITY',
        'ALTER TABLE posts FORCE ROW LEVEL SECURITY',
        'security with a policy on: posts',
      ],
      [
        'GRANT DELETE ON mails TO tenun_writer',
        'REVOKE DELETE ON mails FROM tenun_writer',
        'granted: DELETE on mails to tenun_writer',
      ],
      [
        `CREATE POLICY extra ON posts TO tenun_writer
           USING (site_id = current_setting('app.site', true) AND views > 0 OR views = 0)`,
        'DROP POLICY extra ON posts',
        'to their site: extra on posts',
      ],
    ])('a database is refused after %s', async (open, close, said) => {
      await requireRls(opened.backend)
      await opened.backend.session((s) => s.script(open))
      await expect(requireRls(opened.backend)).rejects.toThrow(said)
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
