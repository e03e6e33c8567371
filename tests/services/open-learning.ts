// Opens what learners use, with courses at two sites, for a test. Only tests import this file.
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { UserKind } from '#schemas/endpoint.ts'
import { callsOf } from '#src/services/local/calls-for-test.ts'
import type { Caller } from '#src/services/calls.ts'
import type { NewPlace } from '#src/services/local/database/place-for-test.ts'
import { classTeachers } from '#src/services/local/database/tables/learning-tables.ts'
import { invoices } from '#src/services/local/database/tables/payment-tables.ts'
import { closeInvoice } from '#src/services/local/areas/payment/record-payment.ts'
import { openForTest } from '#src/services/local/open-for-test.ts'
import { courses } from './courses.ts'
import { payersIn } from './payers.ts'

/** How an invoice of a class ended; `pending` is open. */
type InvoiceEnd = 'paid' | 'pending' | 'failed' | 'expired'

/** Opens the services on a database of their own, with the courses at the sites alpha and beta. */
export async function openLearning(place: NewPlace) {
  const opened = await openForTest(place, 30_000)
  for (const siteId of ['alpha', 'beta']) await opened.seed(siteId, () => courses)
  const payers = payersIn(opened.database)
  const askAt = callsOf(opened.serve)
  const asServer = { role: 'server', siteId: 'alpha' } as const

  const classIdOf = (slug: string, siteId = 'alpha') =>
    opened.database.transaction({ ...asServer, siteId }, async (tx) => {
      const found: unknown = await tx.execute(sql`select id from classes where slug = ${slug}`)
      return String((found as unknown[][])[0]?.[0])
    })

  /** Adds an invoice of an account for a class, and closes it. */
  async function addInvoice(
    { userId: accountId }: Caller,
    end: InvoiceEnd,
    { slug = 'berbayar', siteId = 'alpha' } = {},
  ): Promise<void> {
    const invoice = {
      id: randomUUID(),
      siteId,
      classId: await classIdOf(slug, siteId),
      accountId,
      amount: 100_000,
    }
    await opened.database.transaction({ ...asServer, siteId }, async (tx) => {
      await tx.insert(invoices).values(invoice)
      if (end === 'pending') return
      const paidOrderId = end === 'paid' ? `pesanan-${invoice.id}` : null
      await closeInvoice(tx, { ...invoice, paidOrderId }, end)
    })
  }

  /** Adds an account that teaches classes of a site. */
  async function addTeacher(kind: UserKind, slugs: string[], siteId = 'alpha'): Promise<Caller> {
    const teacher = await payers.addAccount(kind, siteId)
    for (const slug of slugs) {
      const row = { siteId, classId: await classIdOf(slug, siteId), accountId: teacher.userId }
      await opened.database.transaction({ ...asServer, siteId }, (tx) =>
        tx.insert(classTeachers).values(row),
      )
    }
    return teacher
  }

  return { ...opened, ...payers, askAt, ask: askAt('alpha'), addInvoice, addTeacher, classIdOf }
}

export type OpenedLearning = Awaited<ReturnType<typeof openLearning>>
