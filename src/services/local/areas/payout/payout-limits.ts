import { and, eq, gte, min, ne, sql, sum } from 'drizzle-orm'
import { ServiceError } from '../../../service-error.ts'
import type { Transaction } from '../../database/database.ts'
import { payouts } from '../../database/tables/payout-tables.ts'
import { startOfDay } from '../../time/start-of-day.ts'
import type { PayoutConfig } from './payout-config.ts'

interface Asked {
  siteId: string
  amount: number
  bank: string
  accountNumber: string
}

/**
 * Throws ServiceError while a bank account is new to its site, or when the approvals of the day would exceed
 * the limit: both give the staff time to notice a stolen account. Approvals of one site wait for each other
 * here.
 */
export async function requireWithinLimits(
  tx: Transaction,
  asked: Asked,
  { coolDownHours, dailyLimit }: PayoutConfig,
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`payouts ${asked.siteId}`}))`)
  const wait = await secondsUntilKnown(tx, asked, coolDownHours)
  if (wait > 0) {
    const hours = Math.ceil(wait / 3600)
    const time = hours === 1 ? 'an hour' : `${hours} hours`
    const message = `This bank account is new here. It can be paid to in ${time}.`
    const inIndonesian = `Rekening ini masih baru di sini. Rekening dapat dibayar ${hours} jam lagi.`
    throw new ServiceError(409, message, { retryAfter: wait, ...indonesian(inIndonesian) })
  }
  if (asked.amount > dailyLimit) {
    const message = `A day pays no more than ${toMoney(dailyLimit)}. Reject this one; it can be asked for in parts.`
    const inIndonesian = `Sehari paling banyak ${toMoney(dailyLimit)} yang dicairkan. Tolak yang ini; jumlahnya dapat diminta bertahap.`
    throw new ServiceError(409, message, indonesian(inIndonesian))
  }
  const left = dailyLimit - (await approvedToday(tx, asked.siteId))
  if (asked.amount <= left) return
  const most = toMoney(Math.max(left, 0))
  throw new ServiceError(
    409,
    `Only ${most} can still be approved today. Approve this one tomorrow.`,
    indonesian(`Hari ini tinggal ${most} yang dapat disetujui. Setujui yang ini besok.`),
  )
}

/** The Indonesian text of a refusal that names no field. */
const indonesian = (message: string) => ({ indonesian: { message, fields: [] } })

const toMoney = (amount: number) => `Rp${amount.toLocaleString('id-ID')}`

/** Seconds until so many hours have passed since the first payout to this account that was not rejected. */
async function secondsUntilKnown(
  tx: Transaction,
  { siteId, bank, accountNumber }: Asked,
  hours: number,
): Promise<number> {
  const first = min(payouts.requestedAt)
  const [found] = await tx
    .select({
      seconds: sql<number>`ceil(extract(epoch from
        ${first} + make_interval(secs => ${hours * 3600}) - now()))::int`,
    })
    .from(payouts)
    .where(
      and(
        eq(payouts.siteId, siteId),
        eq(payouts.bank, bank),
        eq(payouts.accountNumber, accountNumber),
        ne(payouts.status, 'rejected'),
      ),
    )
  return found?.seconds ?? 0
}

async function approvedToday(tx: Transaction, siteId: string): Promise<number> {
  const [found] = await tx
    .select({ amount: sum(payouts.amount) })
    .from(payouts)
    .where(
      and(
        eq(payouts.siteId, siteId),
        eq(payouts.status, 'approved'),
        gte(payouts.decidedAt, startOfDay(0)),
      ),
    )
  return Number(found?.amount ?? 0)
}
