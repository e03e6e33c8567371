import {
  approvePayout,
  listBanks,
  listPayouts,
  readBalance,
  rejectPayout,
  requestPayout,
} from '#schemas/services/payout.ts'
import { bind, type Binding } from '../../../service.ts'
import type { Database } from '../../database/database.ts'
import type { PayoutConfig } from './config.ts'
import { serveApprovePayout, serveRejectPayout } from './decide.ts'
import { serveListBanks, serveListPayouts, serveReadBalance } from './read.ts'
import { serveRequestPayout } from './request.ts'

/** What this area fulfils. */
export const payoutBindings = (database: Database, config: PayoutConfig): Binding[] => [
  bind(listPayouts, serveListPayouts(database)),
  bind(listBanks, serveListBanks),
  bind(readBalance, serveReadBalance(database)),
  bind(requestPayout, serveRequestPayout(database)),
  bind(approvePayout, serveApprovePayout(database, config)),
  bind(rejectPayout, serveRejectPayout(database)),
]
