import { and, eq, sql } from 'drizzle-orm'
import { approvePayout, type Payout, rejectPayout } from '#schemas/services/payout.ts'
import { requireCaller } from '../../../access.ts'
import type { ServiceContext } from '../../../calls.ts'
import { handler } from '../../calls/handler.ts'
import type { Transaction } from '../../database/database.ts'
import { enterPayout } from '../ledger/ledger.ts'
import { payoutAudit, payouts } from '../../database/tables/payout-tables.ts'
import type { PayoutConfig } from './payout-config.ts'
import { requireWithinLimits } from './payout-limits.ts'
import { changedMeanwhile, decidedBefore, ownPayout } from './payout-refusals.ts'
import { lockPayout, readPayout } from './payout-rows.ts'

/**
 * Approves a payout: the digest must be that of the stored payout, so that only what the approver saw is
 * approved.
 */
export const approvePayoutHandler = (limits: PayoutConfig) =>
  handler(approvePayout, { role: 'server' }, (tx, context, { id, digest }) =>
    decide(tx, context, { id, digest, status: 'approved', reason: null, limits }),
  )

/** Rejects a payout and releases its amount. */
export const rejectPayoutHandler = handler(
  rejectPayout,
  { role: 'server' },
  (tx, context, { id, reason }) => decide(tx, context, { id, reason, status: 'rejected' }),
)

interface Decision {
  id: string
  status: 'approved' | 'rejected'
  reason: string | null
  digest?: string
  /** The limits that apply, for an approval. */
  limits?: PayoutConfig
}

/** Decides once: state, ledger and audit are one transaction, and a second decision is refused. */
async function decide(
  tx: Transaction,
  { siteId, caller }: ServiceContext,
  decision: Decision,
): Promise<Payout | null> {
  const { userId } = requireCaller(caller)
  const payout = await lockPayout(tx, siteId, decision.id)
  if (payout === undefined) return null
  requireDecidable(payout, userId, decision)
  if (decision.limits) await requireWithinLimits(tx, { ...payout, siteId }, decision.limits)

  const { id, status, reason } = decision
  await tx
    .update(payouts)
    .set({ status, reason, approverId: userId, decidedAt: sql`now()` })
    .where(and(eq(payouts.id, id), eq(payouts.status, 'requested')))
  const kind = status === 'approved' ? 'disburse' : 'release'
  await enterPayout(tx, kind, { siteId, payoutId: id, amount: payout.amount })
  await tx
    .insert(payoutAudit)
    .values({ siteId, payoutId: id, event: status, actorId: userId, digest: payout.digest })
  return readPayout(tx, eq(payouts.id, id))
}

function requireDecidable(
  payout: { status: string; requesterId: string; digest: string },
  userId: string,
  decision: Decision,
): void {
  if (payout.status !== 'requested') {
    throw decidedBefore(payout.status)
  }
  if (payout.requesterId === userId) {
    throw ownPayout()
  }
  if (decision.digest !== undefined && decision.digest !== payout.digest) {
    throw changedMeanwhile()
  }
}
