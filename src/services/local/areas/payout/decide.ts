import { and, eq, sql } from 'drizzle-orm'
import type { approvePayout, Payout, rejectPayout } from '#schemas/services/payout.ts'
import { requireCaller } from '../../../access.ts'
import { ServiceError } from '../../../service-error.ts'
import type { Serve, ServiceContext } from '../../../service.ts'
import type { Database, Transaction } from '../../database/database.ts'
import { enterPayout } from '../payment/ledger.ts'
import { payoutAudit, payouts } from '../../database/tables/payout.ts'
import type { PayoutConfig } from './config.ts'
import { digestOf } from './digest.ts'
import { requireWithinLimits } from './limits.ts'
import { readPayout } from './payout-rows.ts'

/** Approves what was shown: the digest must be that of the payout as it is stored. */
export const serveApprovePayout =
  (database: Database, config: PayoutConfig): Serve<typeof approvePayout> =>
  (ctx, { id, digest }) =>
    decide(database, ctx, { id, digest, status: 'approved', reason: null, within: config })

/** Rejects a payout and gives its amount back. */
export const serveRejectPayout =
  (database: Database): Serve<typeof rejectPayout> =>
  (ctx, { id, reason }) =>
    decide(database, ctx, { id, reason, status: 'rejected' })

interface Decision {
  id: string
  status: 'approved' | 'rejected'
  reason: string | null
  digest?: string
  /** The limits it must keep. */
  within?: PayoutConfig
}

/** Decides once: state, ledger and audit are one transaction, and who comes second is refused. */
const decide = (database: Database, { siteId, caller }: ServiceContext, decision: Decision) => {
  const { userId } = requireCaller(caller)
  return database.transaction({ role: 'server', siteId }, async (tx): Promise<Payout | null> => {
    const payout = await lockPayout(tx, siteId, decision.id)
    if (payout === undefined) return null
    const digest = digestOf(payout)
    requireDecidable(payout, { userId, digest }, decision)
    if (decision.within) await requireWithinLimits(tx, { ...payout, siteId }, decision.within)

    const { id, status, reason } = decision
    await tx
      .update(payouts)
      .set({ status, reason, approverId: userId, decidedAt: sql`now()` })
      .where(and(eq(payouts.id, id), eq(payouts.status, 'requested')))
    const kind = status === 'approved' ? 'disburse' : 'release'
    await enterPayout(tx, kind, { siteId, payoutId: id, amount: payout.amount })
    await tx
      .insert(payoutAudit)
      .values({ siteId, payoutId: id, event: status, actorId: userId, digest })
    return readPayout(tx, eq(payouts.id, id))
  })
}

async function lockPayout(tx: Transaction, siteId: string, id: string) {
  const [found] = await tx
    .select({
      status: payouts.status,
      requesterId: payouts.requesterId,
      amount: payouts.amount,
      currency: payouts.currency,
      bank: payouts.bank,
      accountNumber: payouts.accountNumber,
    })
    .from(payouts)
    .where(and(eq(payouts.siteId, siteId), eq(payouts.id, id)))
    .for('update')
  return found
}

function requireDecidable(
  payout: { status: string; requesterId: string },
  { userId, digest }: { userId: string; digest: string },
  decision: Decision,
): void {
  if (payout.status !== 'requested') {
    throw new ServiceError(409, `This payout was ${payout.status} before.`)
  }
  if (payout.requesterId === userId) {
    throw new ServiceError(403, 'Another person than the requester decides on a payout.')
  }
  if (decision.digest !== undefined && decision.digest !== digest) {
    throw new ServiceError(409, 'This is not the payout that was shown. Read it again.')
  }
}
