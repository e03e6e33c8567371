import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Session } from '#src/services/local/database/backend.ts'
import { requireRls } from '#src/services/local/database/require-rls.ts'
import { backends } from '#src/services/local/database/new-database-for-test.ts'
import { type Opened, openForTest } from '#src/services/local/open-for-test.ts'
import { fillServices } from '#tools/bench/services/fill.ts'
import { readPolicies, strayGrants } from './rls/catalogue.ts'

/** The complaints of the check at the server's start and of the review of grants about a database. */
const complaints = async (session: Session): Promise<string[]> => [
  ...(await requireRls({ session: (use) => use(session) }).then(
    () => [],
    (error: unknown) => [String(error)],
  )),
  ...(await strayGrants(session)),
]

describe.each(backends)('$name', ({ isHere, newPlace }) => {
  describe.skipIf(!isHere)('the catalogue of the database', () => {
    let opened: Opened
    beforeAll(async () => {
      opened = await openForTest(await newPlace(), 60_000)
      await fillServices(opened.backend, { sites: 2, posts: 60, classes: 8, others: 6 })
    })
    afterAll(() => opened.close())

    /** The complaints while a change is made, which is rolled back afterwards. */
    const complaintsAfter = (change: string) =>
      opened.backend.session(async (session) => {
        await session.script(`BEGIN; ${change}`)
        const said = await complaints(session)
        await session.script('ROLLBACK')
        return said
      })

    test('grants what was reviewed and nothing else', async () => {
      expect(await opened.backend.session(complaints)).toEqual([])
    })

    test('without any one policy, or with one role less in it, is refused by table and role', async () => {
      const policies = await opened.backend.session(readPolicies)
      expect(policies.length).toBeGreaterThan(100)
      const passed: string[] = []
      for (const { table, policy, role, others, isOwner } of policies) {
        const change =
          others.length === 0
            ? `DROP POLICY ${policy} ON ${table}`
            : `ALTER POLICY ${policy} ON ${table} TO ${others.join(', ')}`
        const said = (await complaintsAfter(change)).join('\n')
        const named = isOwner ? [policy] : [table, role]
        if (!named.every((each) => said.includes(each))) passed.push(`${change}: ${said}`)
      }
      expect(passed).toEqual([])
    })

    test('with a policy that is true is refused by its name', async () => {
      const policies = await opened.backend.session(readPolicies)
      const known = [
        'sites_server',
        'site_hosts_server',
        'accounts_of_site',
        'sessions_of_site',
        'post_views_found',
        'posts_found',
        'classes_found',
        'programs_found',
        'podcasts_found',
      ]
      const passed: string[] = []
      for (const { table, policy } of policies) {
        if (known.includes(policy)) continue
        const check = /_(sent|seen|claimed)$/.test(policy) ? 'WITH CHECK (true)' : 'USING (true)'
        const said = (await complaintsAfter(`ALTER POLICY ${policy} ON ${table} ${check}`)).join()
        if (!said.includes(policy)) passed.push(`${policy}: ${said}`)
      }
      expect(passed).toEqual([])
    })

    test.each([
      ['ALTER TABLE payouts DISABLE ROW LEVEL SECURITY', 'payouts'],
      ['ALTER TABLE payouts NO FORCE ROW LEVEL SECURITY', 'payouts'],
      ['CREATE TABLE notes (site_id text); ALTER TABLE notes ENABLE ROW LEVEL SECURITY', 'notes'],
      ['GRANT SELECT (is_published) ON posts TO tenun_visitor', 'posts.is_published'],
      ['GRANT SELECT ON testimonies TO tenun_visitor', 'testimonies.is_approved'],
      ['GRANT INSERT (is_approved) ON testimonies TO PUBLIC', 'testimonies.is_approved'],
      ['GRANT UPDATE (name) ON book_reviews TO tenun_visitor', 'book_reviews.name'],
      ['GRANT SELECT ON sites TO tenun_writer', 'sites tenun_writer SELECT'],
      ['GRANT SELECT ON tenun_migrations TO PUBLIC', 'tenun_migrations tenun_visitor SELECT'],
      ['GRANT DELETE ON pgboss.job TO tenun_server', 'pgboss.job tenun_server DELETE'],
      [
        'CREATE VIEW everyone AS SELECT email FROM accounts; GRANT SELECT ON everyone TO tenun_visitor',
        'everyone tenun_visitor SELECT',
      ],
      [
        `CREATE FUNCTION all_mail() RETURNS SETOF mails LANGUAGE sql SECURITY DEFINER
           AS 'SELECT * FROM mails'`,
        'all_mail()',
      ],
      ['DROP POLICY posts_backup ON posts', 'posts_backup'],
      ['ALTER POLICY posts_backup ON posts TO tenun_visitor', 'posts_backup'],
      ['ALTER POLICY posts_backup ON posts USING (true)', 'posts_backup'],
      ['GRANT tenun_server TO tenun_visitor', 'tenun_visitor is a member of tenun_server'],
      ['GRANT CREATE ON SCHEMA public TO tenun_writer', 'tenun_writer may create in public'],
    ])('is refused after %s', async (change, said) => {
      expect((await complaintsAfter(change)).join('\n')).toContain(said)
    })

    const find = (siteId: string, words: string) =>
      opened.database.transaction({ role: 'visitor', siteId }, (tx) =>
        tx.execute(sql`SELECT tenun_find_posts(websearch_to_tsquery('indonesian', ${words}))`),
      )
    const visible = (siteId: string) =>
      opened.database.transaction({ role: 'visitor', siteId }, (tx) =>
        tx.execute(sql`SELECT id FROM posts`),
      )

    test('lets the search of posts find nothing but what a visitor of the site may see', async () => {
      // A word that every post contains: the result is everything that can be found.
      const ids = (rows: unknown) => (rows as string[][]).flat().toSorted()
      for (const siteId of ['situs-1', 'situs-2']) {
        const found = ids(await find(siteId, '-mustahil'))
        expect(found).toEqual(ids(await visible(siteId)))
        expect(found.length).toBeGreaterThan(10)
      }
      expect(await find('', '-mustahil')).toEqual([])
      expect(await find('situs-9', '-mustahil')).toEqual([])
    })

    test.each(['writer', 'server'] as const)('refuses that search to a %s', async (role) => {
      const asked = opened.database.transaction({ role, siteId: 'situs-1' }, (tx) =>
        tx.execute(sql`SELECT tenun_find_posts('a'::tsquery)`),
      )
      await expect(asked).rejects.toThrow(/denied/)
    })
  })
})
