import { readMe } from '#schemas/services/account.ts'
import { readLeadArea } from '#schemas/services/lead-area.ts'
import { listBanks, listPayouts } from '#schemas/services/payout.ts'
import { defineBlock } from '../define.ts'
import { need } from '../need.ts'
import { Unavailable } from '../parts/unavailable.tsx'
import { PayoutList, type PayoutListAnswers } from './payout-list.tsx'
import { PayoutListProps } from './schema.ts'

/** The payouts that the visitor may read, and the decision on each. For pages of those who may read payouts. */
export const payoutList = defineBlock<typeof PayoutListProps, PayoutListAnswers>({
  type: 'payout-list',
  title: 'Payouts',
  description: 'Requests for payouts with their status; administrators approve or reject each.',
  category: 'learning',
  keywords: ['pencairan', 'payout', 'persetujuan'],
  props: PayoutListProps,
  needs: ({ status, search, bank, limit, page }) => ({
    payouts: need(listPayouts, {
      status,
      search,
      bank,
      perPage: limit,
      page: page > 1 ? page : undefined,
    }),
    banks: need(listBanks, {}),
    me: need(readMe, {}),
    area: need(readLeadArea, {}),
  }),
  render: PayoutList,
  failed: ({ props, page }) => Unavailable({ locale: page.locale, heading: props.heading }),
})
