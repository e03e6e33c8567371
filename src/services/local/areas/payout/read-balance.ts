import { readBalance } from '#schemas/services/payout.ts'
import { handler } from '../../calls/handler.ts'
import { findLeadLimit } from '../lead-area/lead-limit.ts'
import { readBooks } from '../ledger/ledger.ts'

/** The balance that the ledger of the site adds up to. Null for a lead of a part of the site, which has no ledger of its own. */
export const readBalanceHandler = handler(
  readBalance,
  { role: 'server' },
  async (tx, { siteId, caller }) => {
    if ((await findLeadLimit(tx, { siteId, caller })) !== null) return null
    return { currency: 'IDR' as const, ...(await readBooks(tx, siteId)) }
  },
)
