import type { Handler } from '../../calls/handler.ts'
import { approvePayoutHandler, rejectPayoutHandler } from './decide-payout.ts'
import { listBanksHandler, listPayoutsHandler } from './list-payouts.ts'
import type { PayoutConfig } from './payout-config.ts'
import { readBalanceHandler } from './read-balance.ts'
import { requestPayoutHandler } from './request-payout.ts'

/** Payouts, the banks they can go to, and the balance of a site. */
export const payoutHandlers = (limits: PayoutConfig): Handler[] => [
  listPayoutsHandler,
  listBanksHandler,
  readBalanceHandler,
  requestPayoutHandler,
  approvePayoutHandler(limits),
  rejectPayoutHandler,
]
