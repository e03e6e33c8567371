import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listPosts } from '#schemas/services/post.ts'
import { backends } from '#src/services/local/database/new-database-for-test.ts'
import { countUpTo } from '#src/services/local/database/counted-page.ts'
import { posts } from '#src/services/local/database/tables/post-tables.ts'
import { type Opened, openForTest } from '#src/services/local/open-for-test.ts'
import { madeCalls } from '#tools/bench/services/calls.ts'
import { fillServices } from '#tools/bench/services/fill.ts'
import { cachedEndpoints } from './cached-endpoints.ts'
import { countingRows, type RowsRead } from './counting-rows.ts'
import { explaining, type Plan, readWhole, tablesIn } from './explaining.ts'

// Enough rows that scanning a table for one site of twenty costs more than an index.
const amounts = { sites: 20, posts: 5000, classes: 1000, others: 100 }
const site = 7
const shown = [
  'posts',
  'classes',
  'testimonies',
  'book_reviews',
  'payouts',
  'invoices',
  'teams',
  'jobs',
]

type PlannedCall = Plan & {
  name: string
  endpoint: ReturnType<typeof madeCalls>[number]['endpoint']
}

/** Former and deleted slugs are written by the triggers of rows that report their change. */
const writtenByTriggers = new Set(['former_slugs', 'withdrawn_rows'])

/** The tables that a function of the owner reads, whose statements no plan shows. */
const readByFunction: Readonly<Record<string, string>> = { tenun_find_page: 'posts' }

describe.each(backends)('$name', ({ isHere, newPlace }) => {
  describe.skipIf(!isHere)('the plans of what reads', () => {
    const plans: Plan[] = []
    const rows: RowsRead = new Map()
    let opened: Opened
    beforeAll(async () => {
      opened = await openForTest(await newPlace(), 60_000, (backend) =>
        explaining(countingRows(backend, rows), plans),
      )
      await fillServices(opened.backend, amounts)
    })
    afterAll(() => opened.close())

    /** The statements of one call after the other, with their plans and the call of each. */
    async function planned(): Promise<PlannedCall[]> {
      const found: PlannedCall[] = []
      for (const { name, endpoint, ctx, input } of madeCalls(site, opened.serves)) {
        plans.length = 0
        const page = { ...ctx, changesAt: () => undefined }
        await opened.serve(endpoint, page, endpoint.input.parse(input))
        found.push(...plans.map((plan) => ({ ...plan, name, endpoint })))
      }
      return found
    }

    const largeTables = async () => {
      const large = `SELECT relname FROM pg_class WHERE relkind = 'r' AND reltuples >= 1000`
      const rows = await opened.backend.session(({ query }) => query(large, []))
      return new Set(rows.flat())
    }

    test('never go through a whole table that has rows of many sites', async () => {
      const large = await largeTables()
      for (const table of shown) expect(large).toContain(table)
      const found = await planned()
      expect(found.length).toBeGreaterThan(100)
      const whole = found.filter((plan) => readWhole(plan).some((table) => large.has(table)))
      expect(whole.map(({ name, statement, plan }) => `${name}\n${statement}\n${plan}`)).toEqual([])
    })

    test('of cached answers read only rows whose changes end them, and no clock but where they say when it changes them', async () => {
      const news = await opened.backend.session(({ query }) =>
        query(
          `SELECT tgrelid::regclass::text, string_agg(encode(tgargs, 'escape'), '') FROM pg_trigger
           WHERE tgname LIKE 'tell%' GROUP BY 1`,
          [],
        ),
      )
      const told = new Map(news.map(([table, named]) => [String(table), String(named)]))
      const cached = cachedEndpoints()
      const found = (await planned()).filter(({ endpoint }) => cached.has(endpoint))
      expect(new Set(found.map(({ endpoint }) => endpoint)).size).toBeGreaterThan(30)
      const silent = found.flatMap(({ name, endpoint, ...plan }) =>
        tablesIn(plan)
          .map((table) => readByFunction[table] ?? table)
          .filter((table) => !writtenByTriggers.has(table))
          .filter((table) => !endpoint.entities.some((one) => told.get(table)?.includes(one)))
          .map((table) => `${name}: ${table}`),
      )
      expect(silent).toEqual([])
      const changing = new Set(
        found.filter(({ statement }) => statement.includes('extract(epoch')).map((one) => one.name),
      )
      const byClock = found.filter(
        ({ name, plan }) => /app\.now|tenun_now/.test(plan) && !changing.has(name),
      )
      expect(byClock.map(({ name, plan }) => `${name} ${plan}`)).toEqual([])
    })

    // Global sessions belong to every site, so the site alone does not select an index here.
    test('would show a table that is read from one end to the other', async () => {
      plans.length = 0
      await opened.database.transaction({ role: 'server', siteId: 'situs-7' }, (tx) =>
        tx.execute(sql`select count(*) from sessions`),
      )
      expect(plans.flatMap(readWhole)).toEqual(['sessions'])
    })

    test('read no more rows than a list counts, and each row of a site once for a search', async () => {
      const readBy = async (input: Parameters<typeof listPosts.input.parse>[0]) => {
        rows.clear()
        const ctx = { siteId: 'situs-7', origin: 'https://situs-7.example', caller: null }
        const answer = await opened.serve(listPosts, ctx, listPosts.input.parse(input))
        const { pagination } = listPosts.output.parse(answer)
        return [pagination.totalItems, rows.get('posts') ?? 0] as const
      }
      // The index of words holds those of every site: the planner may prefer that of so small a site.
      const ofSite = amounts.posts / amounts.sites + amounts.others
      for (const search of ['zebrakuda', 'mercusuar']) {
        const [found, read] = await readBy({ search })
        expect([search, found > 0]).toEqual([search, search === 'mercusuar'])
        expect(read).toBeLessThanOrEqual(ofSite + found)
      }
      rows.clear()
      const total = await opened.database.transaction(
        { role: 'visitor', siteId: 'situs-7' },
        (tx) => countUpTo(tx, { from: posts, where: eq(posts.siteId, 'situs-7'), most: 20 }),
      )
      expect(total).toEqual({ items: 20, isMore: true })
      expect(rows.get('posts')).toBeLessThan(40)
    })

    test.each(['mercusuar', 'perpustakaan', 'zebrakuda'])(
      'find the posts with "%s" by an index',
      async (word) => {
        // The statement that tenun_matching_rows runs as the owner, to whom no policy applies.
        const lines = await opened.backend.session(async ({ query, script }) => {
          await script('BEGIN; SET LOCAL enable_indexscan = off; SET LOCAL enable_seqscan = off')
          const plan = await query(
            `EXPLAIN SELECT id FROM posts WHERE site_id = $1 AND is_published AND published_at <= tenun_now()
             AND (words @@ tenun_typed_words('indonesian', $2)
               OR (translations <> '{}' AND translated_words @@ tenun_typed_words('english', $2))) LIMIT 1001`,
            ['situs-7', word],
          )
          await script('ROLLBACK')
          return plan
        })
        expect(lines.join('\n')).toContain('Bitmap Index Scan')
        expect(readWhole({ statement: '', plan: lines.join('\n') })).toEqual([])
      },
    )
  })
})
