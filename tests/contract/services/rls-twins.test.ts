import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ServiceError } from '#src/services/service-error.ts'
import { backends } from '#src/services/local/database/new-database-for-test.ts'
import { type Opened, openForTest } from '#src/services/local/open-for-test.ts'
import { type MadeCall, madeCalls } from '#tools/bench/services/calls.ts'
import { fillServices } from '#tools/bench/services/fill.ts'

const canary = 'KENARI-KEMBAR'
const amounts = { sites: 1, posts: 120, classes: 24, others: 24 }

// Where a key starts with the site, the second site has the ids of the first.
const sameIds = ['book_reviews', 'aspirations', 'testimonies', 'donations', 'user_disc']

/** Marks every text of the second site, except names that are part of addresses and codes. */
const mark = `
  SET session_replication_role = replica;
  DO $$
  DECLARE found record;
  BEGIN
    FOR found IN
      SELECT c.table_name, c.column_name, c.data_type FROM information_schema.columns c
      WHERE c.table_schema = current_schema() AND c.is_generated = 'NEVER'
        AND c.data_type IN ('text', 'ARRAY')
        AND c.column_name NOT IN ('id', 'site_id', 'slug', 'level', 'mode', 'event', 'email', 'key',
          'order_id', 'token_hash', 'address', 'hash', 'who')
        AND EXISTS (SELECT FROM information_schema.columns s WHERE s.table_name = c.table_name
          AND s.table_schema = c.table_schema AND s.column_name = 'site_id')
    LOOP
      BEGIN
        EXECUTE format('UPDATE %I SET %I = %s WHERE site_id = ''situs-2''', found.table_name,
          found.column_name, CASE found.data_type WHEN 'text'
            THEN format('coalesce(%I, '''') || '' ${canary}''', found.column_name)
            ELSE format('%I || ARRAY[''${canary}'']', found.column_name) END);
      EXCEPTION WHEN check_violation THEN NULL;
      END;
    END LOOP;
  END $$;
  ${sameIds
    .map(
      (table) => `
    UPDATE ${table} b SET id = a.id FROM
      (SELECT id, row_number() OVER (ORDER BY sent_at, id) n FROM ${table} WHERE site_id = 'situs-1') a,
      (SELECT id, row_number() OVER (ORDER BY sent_at, id) n FROM ${table} WHERE site_id = 'situs-2') own
    WHERE b.site_id = 'situs-2' AND own.id = b.id AND own.n = a.n;`,
    )
    .join('')}
  RESET session_replication_role; ANALYZE`

describe.each(backends)('$name', ({ isHere, newPlace }) => {
  describe.skipIf(!isHere)('a site beside its twin', () => {
    let opened: Opened
    let alone: Map<string, string>
    let calls: MadeCall[]
    beforeAll(async () => {
      opened = await openForTest(await newPlace(), 60_000)
      calls = madeCalls(1, opened.serves)
      await fillServices(opened.backend, amounts)
      alone = await askAll(calls)
      await fillServices(opened.backend, amounts, 2)
      await opened.backend.session(({ script }) => script(mark, 60_000))
    })
    afterAll(() => opened.close())

    async function askAll(asked: readonly MadeCall[]): Promise<Map<string, string>> {
      const answers = new Map<string, string>()
      for (const { name, endpoint, ctx, input } of asked) {
        const answer = await opened
          .serve(endpoint, ctx, endpoint.input.parse(input))
          .catch((error: unknown) => {
            if (error instanceof ServiceError) return `refused: ${error.status}`
            throw error
          })
        answers.set(name, JSON.stringify(answer))
      }
      return answers
    }

    test('answers every reading call as if there were no other', async () => {
      const beside = await askAll(calls)
      expect([...beside].filter(([, answer]) => answer.includes(canary))).toEqual([])
      expect(beside).toEqual(alone)
      // Nobody was given a key of a receipt, and an administrator is no lead.
      const isEmpty = ([name, answer]: [string, string]) =>
        answer === 'null' && !/^(v1\/donation\/receipt|statistic\/area)/.test(name)
      expect([...beside].filter(isEmpty)).toEqual([])
    })

    test('shows nothing of the twin to those who know its ids and tokens', async () => {
      const [own] = calls
      const foreign = madeCalls(2, opened.serves).map((call, at) => ({
        ...call,
        name: `${at} ${call.name}`,
        ctx: { ...call.ctx, siteId: own?.ctx.siteId ?? '' },
      }))
      const answers = await askAll(foreign)
      expect([...answers].filter(([, answer]) => answer.includes(canary))).toEqual([])
    })

    test('has a twin that shows its own', async () => {
      const answers = await askAll(madeCalls(2, opened.serves))
      const marked = [...answers].filter(([, answer]) => answer.includes(canary))
      expect(marked.length).toBeGreaterThan(50)
    })
  })
})
