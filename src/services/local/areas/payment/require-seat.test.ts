import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readClassOverview } from '#schemas/services/class.ts'
import { openInvoice } from '#schemas/services/payment.ts'
import type { Caller } from '../../../calls.ts'
import { type OpenedPayments, openPayments } from '#tests/services/open-payments.ts'
import { backends } from '../../database/new-database-for-test.ts'
import { classes } from '../../database/tables/class-tables.ts'
import { closeInvoice } from './record-payment.ts'

const slug = 'dibuka'
const hour = 3_600_000

describe.each(backends)('$name', ({ isHere, newPlace }) => {
  describe.skipIf(!isHere)('a seat of a class', () => {
    let opened: OpenedPayments
    beforeAll(async () => {
      opened = await openPayments(await newPlace(), 'midtrans')
      await opened.setPrice(50_000)
    })
    afterAll(() => opened.close())

    const change = (values: Partial<typeof classes.$inferInsert>, siteId = 'alpha') =>
      opened.database.transaction({ role: 'writer', siteId }, (tx) =>
        tx.update(classes).set(values).where(eq(classes.slug, slug)),
      )
    /** So many more seats than are enrolled or held. */
    const leave = async (seats: number) => {
      const held = `SELECT enrolled + (SELECT count(*)::int FROM invoices i WHERE i.class_id = c.id
        AND state = 'pending' AND expires_at > now()) FROM classes c WHERE site_id = 'alpha' AND slug = $1`
      const [[taken] = []] = await opened.backend.session(({ query }) => query(held, [slug]))
      await change({ seats: Number(taken) + seats })
    }
    const students = (count: number) =>
      Promise.all(Array.from({ length: count }, () => opened.addAccount('student')))
    const ask = (caller: Caller) => opened.ask(openInvoice, { slug }, caller)
    const at = { siteId: 'alpha', origin: 'https://alpha.example' }
    const askInEnglish = (caller: Caller) =>
      opened.serve(openInvoice, { ...at, caller, locale: 'en' }, { slug })
    const seatsLeft = async () => {
      const answer = await opened.serve(readClassOverview, { ...at, caller: null }, { slug })
      return readClassOverview.output.parse(answer).seatsLeft
    }
    const pay = (id: string, accountId: string) =>
      opened.database.transaction({ role: 'server', siteId: 'alpha' }, async (tx) => {
        const [row] = await tx
          .select({ classId: classes.id })
          .from(classes)
          .where(and(eq(classes.siteId, 'alpha'), eq(classes.slug, slug)))
        const invoice = { id, accountId, siteId: 'alpha', classId: row?.classId ?? '' }
        await closeInvoice(tx, { ...invoice, amount: 50_000, paidOrderId: `order-${id}` }, 'paid')
      })

    const past = { opensAt: new Date(Date.now() - hour), closesAt: new Date(Date.now() + hour) }
    beforeEach(() => change(past))

    test('is not sold before registration opens, in the language that was asked for', async () => {
      await leave(5)
      await change({ opensAt: new Date(Date.now() + hour) })
      const [student] = await students(1)
      if (student === undefined) throw new Error('no student')
      const refused = { status: 409, problem: 'registration-closed' }
      await expect(ask(student)).rejects.toMatchObject({
        ...refused,
        message: 'Pendaftaran kelas ini belum dibuka.',
      })
      await expect(askInEnglish(student)).rejects.toMatchObject({
        ...refused,
        message: 'Registration for this class has not opened yet.',
      })
    })

    test('is not sold after registration has closed, and an open invoice is still given', async () => {
      await leave(5)
      const [early, late] = await students(2)
      if (early === undefined || late === undefined) throw new Error('no students')
      const invoice = await ask(early)
      await change({ closesAt: new Date(Date.now() - 1000) })
      await expect(ask(late)).rejects.toMatchObject({
        status: 409,
        problem: 'registration-closed',
        message: 'Pendaftaran kelas ini sudah ditutup.',
      })
      expect((await ask(early))?.id).toBe(invoice?.id)
    })

    test('is sold once when it is the last one and many ask at the same time', async () => {
      await leave(1)
      const buyers = await students(12)
      const outcomes = await Promise.allSettled(buyers.map((buyer) => ask(buyer)))
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      for (const outcome of outcomes) {
        if (outcome.status === 'fulfilled') continue
        expect(outcome.reason).toMatchObject({ status: 409, problem: 'class-full' })
      }
    })

    test('is given to one of many who ask for a free class at the same time', async () => {
      await leave(2)
      await opened.setPrice(0)
      const buyers = await students(12)
      const outcomes = await Promise.allSettled(buyers.map((buyer) => ask(buyer)))
      const paid = outcomes.filter((each) => each.status === 'fulfilled')
      expect(paid.map(({ value }) => value?.state)).toEqual(['paid', 'paid'])
      await opened.setPrice(50_000)
    })

    test('is held by an unpaid invoice until it expires', async () => {
      await leave(1)
      const [first, second] = await students(2)
      if (first === undefined || second === undefined) throw new Error('no students')
      const invoice = await ask(first)
      await expect(ask(second)).rejects.toMatchObject({
        message: 'Kursi yang tersisa sedang dibayar oleh peserta lain. Coba lagi nanti.',
        retryAfter: expect.any(Number),
      })
      await opened.backend.session(({ query }) =>
        query('UPDATE invoices SET expires_at = now() WHERE id = $1', [invoice?.id]),
      )
      expect((await ask(second))?.state).toBe('pending')
    })

    test('counts as taken from the moment of its payment, exactly once', async () => {
      await leave(3)
      const before = await seatsLeft()
      const buyers = await students(3)
      const bought = await Promise.all(buyers.map((buyer) => ask(buyer)))
      expect(await seatsLeft()).toBe(before)
      opened.news.length = 0
      await Promise.all(buyers.map(({ userId }, i) => pay(bought[i]?.id ?? '', userId)))
      expect(await seatsLeft()).toBe(before - 3)
      expect(opened.news.map(({ entity }) => entity)).toContain('class')
      const [[counted, enrolled] = []] = await opened.backend.session(({ query }) =>
        query(
          `SELECT enrolled, (SELECT count(*)::int FROM enrolments e WHERE e.class_id = c.id)
            FROM classes c WHERE site_id = 'alpha' AND slug = $1`,
          [slug],
        ),
      )
      expect(counted).toBe(enrolled)
      const [last] = await students(1)
      if (last === undefined) throw new Error('no student')
      await change({ seats: Number(enrolled) })
      await expect(askInEnglish(last)).rejects.toMatchObject({
        problem: 'class-full',
        message: 'Every seat of this class is taken.',
      })
      expect(await seatsLeft()).toBe(0)
    })
  })
})
