import { randomUUID } from 'node:crypto'
import { Starter } from '#schemas/starter.ts'
import { exampleStarter } from '#src/services/local/seed/example-starter-for-test.ts'
import type { NewPlace } from '#src/services/local/database/place-for-test.ts'
import { openPayments } from '../services/open-payments.ts'
import type { Caller } from '#src/services/calls.ts'

export const slug = 'segera'
export const price = 150_000
/** A site serves this many learners and is then left, so that checking all of it stays fast. */
const learnersPerSite = 50

/** Learners with an open invoice each, inserted in one statement: the steps before are tested elsewhere. */
const addLearners = `WITH learners AS (
    INSERT INTO accounts (site_id, email, name, kind)
    SELECT $1, gen_random_uuid() || '@contoh.test', 'Siswa ' || n, 4
    FROM generate_series(1, ${learnersPerSite}) n RETURNING id)
  INSERT INTO invoices (site_id, class_id, account_id, amount)
  SELECT c.site_id, c.id, l.id, c.price FROM learners l, classes c WHERE c.site_id = $1
  RETURNING account_id, id`
const addOrder = `INSERT INTO payment_attempts (order_id, site_id, invoice_id, provider, address)
  VALUES ($1, $2, $3, $4, 'https://pay.test/1')`

export interface Learner {
  siteId: string
  partner: Caller
  admin: Caller
  learner: Caller
  invoiceId: string
}

/** One database on which sequences run, each of its lanes on one site at a time. */
export async function openWorld(newPlace: NewPlace) {
  const { place, remove } = newPlace
  const isPostgres = place.databaseUrl !== undefined
  // Crashes are tested in tests/faults; here nothing waits for the disk.
  const databaseUrl = isPostgres ? withoutFlush(place.databaseUrl ?? '') : undefined
  const at = { ...place, ...(databaseUrl === undefined ? {} : { databaseUrl }) }
  const opened = await openPayments({ place: at, remove }, 'sandbox')
  const query = (sql: string, values: unknown[]) =>
    opened.backend.session((session) => session.query(sql, values))
  if (!isPostgres) await query('SET synchronous_commit = off', [])

  const newSite = async (): Promise<Learner[]> => {
    const siteId = `site-${randomUUID()}`
    // A learner pays again only while the registration is open and a seat is left.
    const classes = exampleStarter.classes
      .filter((each) => each.slug === slug)
      .map((each) => ({ ...each, closesInDays: 4, seats: learnersPerSite }))
    await opened.seed(siteId, () => Starter.parse({ classes }))
    await opened.setPrice(price, siteId)
    const partner = await opened.addAccount('partner', siteId)
    const admin = await opened.addAccount('admin', siteId)
    const rows = await query(addLearners, [siteId])
    return rows.map(([userId, id]) => {
      const learner: Caller = { userId: String(userId), kind: 'student' }
      return { siteId, partner, admin, learner, invoiceId: String(id) }
    })
  }

  /** Returns the next learner of a lane, one site after the other. */
  const createLane = () => {
    const learners: Learner[] = []
    return async () => {
      if (learners.length === 0) learners.push(...(await newSite()))
      const next = learners.pop()
      if (next === undefined) throw new Error('A site without learners.')
      return next
    }
  }

  /** Opens the payment of an invoice at a provider. */
  const openOrder = async (provider: 'sandbox' | 'midtrans', { siteId, invoiceId }: Learner) => {
    const orderId = `tenun-${randomUUID()}`
    await query(addOrder, [orderId, siteId, invoiceId, provider])
    return orderId
  }
  return { ...opened, query, createLane, openOrder, counts: { callbacks: 0, sequences: 0 } }
}

export type World = Awaited<ReturnType<typeof openWorld>>

const withoutFlush = (address: string) => `${address}?options=-c%20synchronous_commit%3Doff`
