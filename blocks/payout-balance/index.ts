import { readBalance } from '#schemas/services/payout.ts'
import { defineBlock } from '../define.ts'
import { need } from '../need.ts'
import { Unavailable } from '../parts/unavailable.tsx'
import { PayoutBalance, type PayoutBalanceAnswers } from './payout-balance.tsx'
import { PayoutBalanceProps } from './schema.ts'

/** The balance of the site. For pages of those who may read payouts. */
export const payoutBalance = defineBlock<typeof PayoutBalanceProps, PayoutBalanceAnswers>({
  type: 'payout-balance',
  title: 'Payout balance',
  description: 'What the site can still pay out, what waits for a decision, and what was paid out.',
  category: 'learning',
  keywords: ['saldo', 'pencairan', 'balance'],
  props: PayoutBalanceProps,
  needs: () => ({ balance: need(readBalance, {}) }),
  render: PayoutBalance,
  failed: ({ props, page }) => Unavailable({ locale: page.locale, heading: props.heading }),
})
