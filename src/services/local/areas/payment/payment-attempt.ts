import { bilingual } from '#schemas/bilingual.ts'
import { randomUUID } from 'node:crypto'
import { and, desc, eq, sql } from 'drizzle-orm'
import { ServiceError } from '../../../service-error.ts'
import type { ServiceContext } from '../../../calls.ts'
import type { Transaction } from '../../database/database.ts'
import { invoices, paymentAttempts } from '../../database/tables/payment-tables.ts'
import type { InvoiceRow } from './invoice-rows.ts'
import { isLocalPayer } from './is-local-payer.ts'
import type { Payments } from './payments.ts'
import { type PaymentProvider, returnPath } from './payment-provider.ts'

const switchedOff = bilingual({
  id: 'Pembayaran sedang dimatikan di situs ini. Hubungi pengelola situs.',
  en: 'Payments are switched off at this site.',
})
const beingOpened = bilingual({
  id: 'Pembayaran ini sedang dibuka. Coba lagi sebentar lagi.',
  en: 'This payment is just being opened. Try again.',
})
const aboutToExpire = bilingual({
  id: 'Tagihan ini hampir kedaluwarsa. Minta tagihan baru beberapa menit lagi.',
  en: 'This invoice is about to expire. Ask for a new one in some minutes.',
})

/** In seconds: how long another node may take to open a payment before it counts as failed. */
const patience = 30

/** In milliseconds: money for a payment that is opened later than this would arrive too late. */
const shortest = 10 * 60_000

/** The provider for new payments; throws ServiceError where this payer can pay at none. */
export function requireProvider(
  { providers: { current, isLocalOnly } }: Pick<Payments, 'providers'>,
  payer: Pick<ServiceContext, 'origin' | 'address'>,
): PaymentProvider {
  if (current === null || (isLocalOnly && !isLocalPayer(payer)))
    throw new ServiceError(409, switchedOff)
  return current
}

/** The page where an open invoice is paid, at the current provider; opens the payment when there is none. */
export async function requireAddress(
  payments: Payments,
  ctx: Pick<ServiceContext, 'siteId' | 'origin' | 'address'>,
  invoice: InvoiceRow,
): Promise<string> {
  const provider = requireProvider(payments, ctx)
  const running = payments.opening.get(invoice.id)
  if (running !== undefined) return running
  const opening = openPayment({ ...payments, provider }, ctx, invoice)
  payments.opening.set(invoice.id, opening)
  try {
    return await opening
  } finally {
    payments.opening.delete(invoice.id)
  }
}

async function openPayment(
  { database, provider }: Pick<Payments, 'database'> & { provider: PaymentProvider },
  { siteId, origin }: Pick<ServiceContext, 'siteId' | 'origin'>,
  invoice: InvoiceRow,
): Promise<string> {
  const actor = { role: 'server', siteId } as const
  const attempt = await database.transaction(actor, (tx) =>
    findOrAdd(tx, { siteId, invoiceId: invoice.id, expiresAt: invoice.expiresAt }, provider),
  )
  if (attempt.address !== null) return attempt.address

  const { orderId } = attempt
  const set = (values: { address: string } | { isGivenUp: true }) =>
    database.transaction(actor, (tx) =>
      tx.update(paymentAttempts).set(values).where(eq(paymentAttempts.orderId, orderId)),
    )
  try {
    const { amount, expiresAt } = invoice
    const item = { id: invoice.class.slug, name: invoice.class.name }
    const order = { orderId, amount, expiresAt, origin, item, returnPath: returnPath(orderId) }
    const address = await provider.create(order)
    await set({ address })
    return address
  } catch (error) {
    // The order was never published; the next attempt is a new one, whatever its state at the provider.
    await set({ isGivenUp: true })
    throw error
  }
}

interface OfInvoice {
  siteId: string
  invoiceId: string
  expiresAt: Date
}

/** The last order of an invoice at a provider, if its page can still be used; else a new order. */
async function findOrAdd(
  tx: Transaction,
  { siteId, invoiceId, expiresAt }: OfInvoice,
  { name: provider, pageEnds }: PaymentProvider,
) {
  const ofInvoice = eq(invoices.id, invoiceId)
  await tx.select({ id: invoices.id }).from(invoices).where(ofInvoice).for('update')
  const [last] = await tx
    .select({
      orderId: paymentAttempts.orderId,
      address: paymentAttempts.address,
      isGivenUp: paymentAttempts.isGivenUp,
      createdAt: paymentAttempts.createdAt,
      isNew: sql<boolean>`${paymentAttempts.createdAt} > clock_timestamp() - make_interval(secs => ${patience})`,
    })
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.invoiceId, invoiceId), eq(paymentAttempts.provider, provider)))
    .orderBy(desc(paymentAttempts.createdAt))
    .limit(1)
  const isOpened = last !== undefined && last.address !== null
  if (isOpened && pageEnds(last.createdAt, expiresAt).getTime() > Date.now()) return last
  if (last !== undefined && !isOpened && !last.isGivenUp && last.isNew) {
    throw new ServiceError(503, beingOpened, { retryAfter: 3 })
  }
  if (expiresAt.getTime() - Date.now() < shortest) {
    throw new ServiceError(409, aboutToExpire, { retryAfter: 600 })
  }
  const orderId = `tenun-${randomUUID()}`
  await tx.insert(paymentAttempts).values({ siteId, invoiceId, provider, orderId })
  return { orderId, address: null }
}

/** The page where an invoice is paid, if a payment was opened. */
export async function findAddress(tx: Transaction, invoiceId: string): Promise<string | null> {
  const [last] = await tx
    .select({ address: paymentAttempts.address })
    .from(paymentAttempts)
    .where(eq(paymentAttempts.invoiceId, invoiceId))
    .orderBy(desc(paymentAttempts.createdAt))
    .limit(1)
  return last?.address ?? null
}
