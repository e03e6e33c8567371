import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readClassOverview } from '#schemas/services/class.ts'
import * as contract from '#schemas/services/statistics.ts'
import { exampleStarter } from '../../seed/example-starter-for-test.ts'
import { backends } from '../../database/new-database-for-test.ts'
import { type Opened, openForTest } from '../../open-for-test.ts'
import { accounts } from '../../database/tables/account-tables.ts'
import { enrolments, invoices } from '../../database/tables/payment-tables.ts'
import { clicks, events } from '../../database/tables/statistics-tables.ts'
import { purgeSite } from '../../jobs/purge-expired.ts'
import { Recorder } from './page-event-recorder.ts'

describe.each(backends)('$name', ({ isHere, newPlace }) => {
  describe.skipIf(!isHere)('statistics', () => {
    let opened: Opened
    beforeAll(async () => {
      opened = await openForTest(await newPlace())
      await opened.seed('alpha', () => exampleStarter)
      await opened.seed('beta', () => exampleStarter)
      await enrol()
    })
    afterAll(() => opened.close())

    const asServer = <T>(work: Parameters<typeof opened.database.transaction<T>>[1]) =>
      opened.database.transaction<T>({ role: 'server', siteId: 'alpha' }, work)

    /** Two learners in one class of the program `web`. */
    async function enrol() {
      const taught = await opened.ask(readClassOverview, { slug: 'dibuka' })
      const classId = taught?.id ?? ''
      await asServer(async (tx) => {
        for (const email of ['satu@alpha.example', 'dua@alpha.example']) {
          const values = { siteId: 'alpha', email, name: 'Murid', kind: 4 }
          const [account] = await tx.insert(accounts).values(values).returning()
          const accountId = account?.id ?? ''
          const [invoice] = await tx
            .insert(invoices)
            .values({
              siteId: 'alpha',
              accountId,
              classId,
              amount: 0,
              expiresAt: new Date(Date.now() + 1e6),
            })
            .returning({ id: invoices.id })
          const invoiceId = invoice?.id ?? ''
          await tx.insert(enrolments).values({ siteId: 'alpha', classId, accountId, invoiceId })
        }
      })
    }

    test('provinces are counted from their schools, each site for itself', async () => {
      const items = (await opened.ask(contract.listProvinceStatistics, {}))?.items ?? []
      const wanted = new Map<string, number>()
      for (const { province } of exampleStarter.schools)
        wanted.set(province, (wanted.get(province) ?? 0) + 1)
      expect(new Map(items.map(({ province, schools }) => [province, schools]))).toEqual(wanted)
      const nobody = { siteId: 'nobody' }
      expect((await opened.ask(contract.listProvinceStatistics, {}, nobody))?.items).toEqual([])
    })

    test('the leaderboard ranks provinces by their score, over all its pages', async () => {
      const scores = new Map<string, number>()
      for (const { province, alumni, students, isActive } of exampleStarter.schools) {
        const score = 2 * alumni + students + (isActive ? 10 : 0)
        scores.set(province, (scores.get(province) ?? 0) + score)
      }
      const sorted = [...scores].toSorted(([a, x], [b, y]) => y - x || a.localeCompare(b))
      const all = await opened.ask(contract.listProvinceScores, {})
      expect(all?.items.map(({ province, score }) => [province, score])).toEqual(sorted)
      const last = await opened.ask(contract.listProvinceScores, {
        page: sorted.length,
        pageSize: 1,
      })
      expect(last?.items).toEqual([all?.items.at(-1)])
      expect(last?.pagination.totalItems).toBe(sorted.length)
    })

    test('the overview and the counters agree', async () => {
      const overview = await opened.ask(contract.readStatistics, {})
      const landing = await opened.ask(contract.readLandingCounter, {})
      const flagged = await opened.ask(contract.readStatisticCounter, { schools: 'true' })
      expect(flagged).toEqual({ schools: landing?.schools })
      expect(overview).toMatchObject({
        schools: landing?.schools,
        students: landing?.students,
        classes: exampleStarter.classes.length,
        batches: exampleStarter.batches.length,
      })
      expect(Object.keys(landing ?? {})).toHaveLength(10)
    })

    test('charts count by month, twelve of them, this one last', async () => {
      const as = { caller: 'lead_program' } as const
      const students = await opened.ask(contract.readStudentsChart, {}, as)
      expect(students?.labels).toHaveLength(12)
      expect(students?.labels).toEqual(students?.labels.toSorted())
      expect(students?.series.map(({ name, values }) => [name, values.at(-1)])).toEqual([
        ['enrolments', 2],
        ['learners', 2],
      ])
      const registrar = await opened.ask(contract.readRegistrarChart, {}, as)
      expect(registrar?.series.map(({ values }) => values.at(-1))).toEqual([2, 0])
      const ofWeb = await opened.ask(contract.readProgramChart, { id: 'web' }, as)
      expect(ofWeb?.series[0]?.values.at(-1)).toBe(2)
      const ofData = await opened.ask(contract.readProgramChart, { id: 'data' }, as)
      expect(ofData?.series[0]?.values.every((value) => value === 0)).toBe(true)
      expect(await opened.ask(contract.readProgramChart, { id: 'nothing' }, as)).toBeNull()
      const elsewhere = { ...as, siteId: 'beta' }
      const others = await opened.ask(contract.readStudentsChart, {}, elsewhere)
      expect(others?.series.flatMap(({ values }) => values).every((value) => value === 0)).toBe(
        true,
      )
    })

    test('batches that have not ended say how they fill', async () => {
      const items = (await opened.ask(contract.listBatchStatistics, {}))?.items ?? []
      expect(items.length).toBeGreaterThan(0)
      const as = { caller: 'mentor' } as const
      const [first] = items
      const one = await opened.ask(contract.readBatchStatistics, { id: first?.slug ?? '' }, as)
      expect(one).toMatchObject({ ...first })
      expect(await opened.ask(contract.readBatchStatistics, { id: 'nothing' }, as)).toBeNull()
    })

    test('clicks and events are written together, a little later, and once', async () => {
      const recorder = new Recorder(opened.database, () => undefined)
      const ctx = { siteId: 'alpha', origin: '', caller: null }
      const click = { from: '/', to: '/Kelas', type: 'internal_navigation' } as const
      for (let i = 0; i < 3; i++) {
        await recorder.logClick(ctx, { ...click, timestamp: Date.now() })
        await recorder.recordEvent(ctx, { event: 'quiz_finished', path: '/Kuis' })
      }
      await recorder.logClick(ctx, { ...click, timestamp: 1 })
      // A draft that its writer looks at is no visit.
      await recorder.logClick(ctx, { ...click, to: 'http://a.id/_preview/News/a', timestamp: 1 })
      expect(await asServer((tx) => tx.select().from(clicks))).toEqual([])
      await recorder.flush()
      await recorder.recordEvent(ctx, { event: 'quiz_finished', path: '/Kuis' })
      await recorder.flush()
      const written = await asServer((tx) => tx.select().from(clicks))
      expect(written).toHaveLength(4)
      for (const { clickedAt } of written)
        expect(Math.abs(clickedAt.getTime() - Date.now())).toBeLessThan(60_000)
      expect(await asServer((tx) => tx.select().from(events))).toMatchObject([
        { event: 'quiz_finished', path: '/Kuis', times: 4 },
      ])
    })

    test('while the database is unreachable no more is buffered than there is room for', async () => {
      let back = () => {}
      const away = new Promise<void>((resolve) => (back = resolve))
      const sizes: number[] = []
      const slow: typeof opened.database = {
        ...opened.database,
        transaction: (actor, work) => away.then(() => opened.database.transaction(actor, work)),
      }
      const recorder = new Recorder(slow, () => undefined)
      const flushes: Promise<void>[] = []
      for (let i = 0; i < 30_000; i++) {
        const ctx = { siteId: 'beta', origin: '', caller: null, address: `${i % 100}` }
        await recorder.recordEvent(ctx, { event: 'full', path: `/${i % 10}` })
        if (i % 8000 === 0) flushes.push(recorder.flush())
      }
      back()
      await Promise.all([...flushes, recorder.flush()])
      await opened.database.transaction({ role: 'server', siteId: 'beta' }, async (tx) => {
        for (const { times } of await tx.select().from(events)) sizes.push(times)
      })
      const total = sizes.reduce((sum, times) => sum + times, 0)
      expect(total).toBeGreaterThanOrEqual(10_000)
      expect(total).toBeLessThan(10_010)
    })

    test('a click that cannot be stored is refused, and no other is lost', async () => {
      const click = { to: '/Kelas', type: 'external', timestamp: Date.now() } as const
      await opened.ask(contract.logClick, { ...click, from: '/sebelum' })
      for (const from of ['/\u0000', '/\ud800'])
        await expect(opened.ask(contract.logClick, { ...click, from })).rejects.toMatchObject({
          status: 400,
          fields: [{ field: 'from' }],
        })
      await opened.recorder.flush()
      const written = await asServer((tx) =>
        tx.select().from(clicks).where(eq(clicks.type, 'external')),
      )
      expect(written.map(({ fromPath }) => fromPath)).toEqual(['/sebelum'])
    })

    test('a night throws away what is over, and nothing else', async () => {
      await asServer((tx) =>
        tx
          .update(clicks)
          .set({ loggedAt: new Date(Date.now() - 91 * 86_400_000) })
          .where(eq(clicks.toPath, '/Kelas')),
      )
      await purgeSite(opened.database, 'alpha')
      expect(await asServer((tx) => tx.select().from(clicks))).toEqual([])
      expect(await asServer((tx) => tx.select().from(events))).toHaveLength(1)
    })
  })
})
