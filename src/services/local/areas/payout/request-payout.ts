import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import { type Payout, requestPayout } from '#schemas/services/payout.ts'
import { requireCaller } from '../../../access.ts'
import { handler } from '../../calls/handler.ts'
import type { Transaction } from '../../database/database.ts'
import { enterPayout, isTooLow } from '../ledger/ledger.ts'
import { payoutAudit, payouts } from '../../database/tables/payout-tables.ts'
import { findBank } from './banks.ts'
import { digestOf } from './payout-digest.ts'
import { balanceTooLow, unknownBank, usedKey } from './payout-refusals.ts'
import { readPayout } from './payout-rows.ts'

type Wanted = z.output<(typeof requestPayout)['input']> & { siteId: string; requesterId: string }

/** Creates a payout and reserves its amount in one transaction, or refuses when the balance is too low. */
export const requestPayoutHandler = handler(
  requestPayout,
  { role: 'server', toError: toBalanceError },
  (tx, { siteId, caller }, input) => {
    if (findBank(input.bank) === undefined) {
      throw unknownBank()
    }
    return request(tx, { ...input, siteId, requesterId: requireCaller(caller).userId })
  },
)

function toBalanceError(error: unknown): unknown {
  return isTooLow(error) ? balanceTooLow(error) : error
}

async function request(tx: Transaction, wanted: Wanted): Promise<Payout | null> {
  // A parallel request with the same key waits here, and then finds the payout that was created.
  const [added] = await tx
    .insert(payouts)
    .values(wanted)
    .onConflictDoNothing()
    .returning({ id: payouts.id, currency: payouts.currency })
  if (added === undefined) return findSame(tx, wanted)

  const { siteId, amount } = wanted
  await enterPayout(tx, 'reserve', { siteId, payoutId: added.id, amount })
  await tx.insert(payoutAudit).values({
    siteId,
    payoutId: added.id,
    event: 'requested',
    actorId: wanted.requesterId,
    digest: digestOf({ ...wanted, ...added }),
  })
  return readPayout(tx, eq(payouts.id, added.id))
}

/** The payout that was created with this key before; throws ServiceError when the request differs. */
async function findSame(tx: Transaction, wanted: Wanted): Promise<Payout | null> {
  const { siteId, requesterId, key = '' } = wanted
  const found = await readPayout(
    tx,
    and(eq(payouts.siteId, siteId), eq(payouts.requesterId, requesterId), eq(payouts.key, key)),
  )
  if (found === null) return null
  const isSame =
    found.digest === digestOf({ ...wanted, currency: found.currency }) &&
    found.accountName === wanted.accountName &&
    found.note === wanted.note
  if (isSame) return found
  throw usedKey()
}
