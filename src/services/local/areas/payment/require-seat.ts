import { and, count, eq, gt, min, sql } from 'drizzle-orm'
import type { Locale } from '#schemas/text.ts'
import { ServiceError } from '../../../service-error.ts'
import type { Transaction } from '../../database/database.ts'
import { classes } from '../../database/tables/class-tables.ts'
import { invoices } from '../../database/tables/payment-tables.ts'

interface WantedClass {
  siteId: string
  classId: string
}

/**
 * Locks a class until the end of the transaction, so that two buyers of its last seat come one after the other.
 * The lock lets enrolments be inserted meanwhile. Returns its id and price; undefined for an unknown class, and for
 * one that is not published.
 */
export async function lockClass(tx: Transaction, siteId: string, slug: string) {
  const [locked] = await tx
    .select({ siteId: classes.siteId, classId: classes.id, amount: classes.price })
    .from(classes)
    .where(and(eq(classes.siteId, siteId), eq(classes.slug, slug), eq(classes.isPublished, true)))
    .for('no key update')
  return locked
}

/**
 * Throws ServiceError unless the registration of a locked class is open and a seat is left. An unpaid invoice
 * holds a seat until it expires.
 */
export async function requireSeat(
  tx: Transaction,
  { siteId, classId }: WantedClass,
  locale: Locale = 'id',
): Promise<void> {
  const ofClass = and(eq(classes.siteId, siteId), eq(classes.id, classId))
  const [wanted] = await tx
    .select({
      isBefore: sql<boolean>`(now() < ${classes.opensAt})`,
      isAfter: sql<boolean>`(now() >= ${classes.closesAt})`,
      seatsLeft: sql<number>`(${classes.seats} - ${classes.enrolled})`,
    })
    .from(classes)
    .where(ofClass)
  if (wanted === undefined) throw new Error('a locked class is there')
  const say = words[locale]
  const closed = { problem: 'registration-closed', locale } as const
  if (wanted.isBefore) throw new ServiceError(409, say.notYetOpen, closed)
  if (wanted.isAfter) throw new ServiceError(409, say.closed, closed)
  if (wanted.seatsLeft <= 0)
    throw new ServiceError(409, say.full, { problem: 'class-full', locale })
  const { held, retryAfter } = await readHeldSeats(tx, { siteId, classId })
  if (wanted.seatsLeft <= held)
    throw new ServiceError(409, say.held, { problem: 'class-full', locale, retryAfter })
}

/** The seats that unpaid invoices hold, and the seconds until the first of these expires. */
async function readHeldSeats(tx: Transaction, { siteId, classId }: WantedClass) {
  const [row] = await tx
    .select({
      held: count(),
      retryAfter: sql<
        number | null
      >`ceil(extract(epoch from ${min(invoices.expiresAt)} - now()))::int`,
    })
    .from(invoices)
    .where(
      and(
        eq(invoices.siteId, siteId),
        eq(invoices.classId, classId),
        eq(invoices.state, 'pending'),
        gt(invoices.expiresAt, sql`now()`),
      ),
    )
  return { held: row?.held ?? 0, retryAfter: row?.retryAfter ?? undefined }
}

const words: Record<Locale, Record<'notYetOpen' | 'closed' | 'full' | 'held', string>> = {
  id: {
    notYetOpen: 'Pendaftaran kelas ini belum dibuka.',
    closed: 'Pendaftaran kelas ini sudah ditutup.',
    full: 'Semua kursi kelas ini sudah terisi.',
    held: 'Kursi yang tersisa sedang dibayar oleh peserta lain. Coba lagi nanti.',
  },
  en: {
    notYetOpen: 'Registration for this class has not opened yet.',
    closed: 'Registration for this class has closed.',
    full: 'Every seat of this class is taken.',
    held: 'The seats that are left are being paid for by others. Try again later.',
  },
}
