import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { toDatabase } from '#src/services/local/database.ts'
import { dispatch } from '#src/services/local/dispatch.ts'
import { nobodys } from '#src/services/local/open.ts'
import { backends, config, type Opened, openForTest } from '#src/services/local/open-for-test.ts'
import { bindingsOf } from '#src/services/local/serving.ts'
import { Recorder } from '#src/services/local/statistics/record.ts'
import { madeCalls } from '#tools/bench/services/calls.ts'
import { fillServices } from '#tools/bench/services/fill.ts'
import { explaining, type Plan, readWhole } from './explaining.ts'

// Enough that reading a whole table for one site of twenty costs more than an index does.
const amounts = { sites: 20, posts: 5000, classes: 1000, others: 100 }
const site = 7

describe.each(backends)('$name', ({ isHere, newPlace }) => {
  describe.skipIf(!isHere)('the plans of what reads', () => {
    let opened: Opened
    beforeAll(async () => {
      opened = await openForTest(await newPlace(), 60_000)
      await fillServices(opened.backend, amounts)
    }, 120_000)
    afterAll(() => opened.close())

    test('never go through a whole table that has rows of many sites', async () => {
      const tables = await opened.backend.session(({ query }) =>
        query(`SELECT relname FROM pg_class WHERE relkind = 'r' AND reltuples >= 1000`, []),
      )
      const large = new Set(tables.flat())
      for (const table of [
        'posts',
        'classes',
        'testimonies',
        'payouts',
        'invoices',
        'teams',
        'jobs',
      ])
        expect(large).toContain(table)
      const plans: Plan[] = []
      const database = toDatabase(explaining(opened.backend, plans))
      const log = () => undefined
      const recorder = new Recorder(database, log)
      const { serve, serves } = dispatch(
        bindingsOf({ database, config, log, recorder, siteOf: nobodys }),
      )
      const whole: string[] = []
      for (const { name, endpoint, ctx, input } of madeCalls(site, serves)) {
        plans.length = 0
        await serve(endpoint, ctx, endpoint.input.parse(input))
        for (const plan of plans) {
          const read = readWhole(plan).filter((table) => large.has(table))
          if (read.length > 0)
            whole.push(`${name}: ${read.join(', ')}\n${plan.statement}\n${plan.plan}`)
        }
      }
      expect(whole).toEqual([])
    })
  })
})
