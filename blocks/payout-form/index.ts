import { listBanks, requestPayout } from '#schemas/services/payout.ts'
import { action } from '../action.ts'
import { defineBlock } from '../define.ts'
import { need } from '../need.ts'
import { Unavailable } from '../parts/unavailable.tsx'
import { PayoutForm, type PayoutFormAnswers } from './payout-form.tsx'
import { PayoutFormProps } from './schema.ts'

/** A form that requests a payout. For pages of those who may request one. */
export const payoutForm = defineBlock<typeof PayoutFormProps, PayoutFormAnswers>({
  type: 'payout-form',
  title: 'Payout request',
  description: 'A form with which partners and administrators request a payout to a bank account.',
  category: 'action',
  keywords: ['minta pencairan', 'payout', 'rekening'],
  props: PayoutFormProps,
  needs: () => ({ banks: need(listBanks, {}) }),
  island: 'pointer',
  action: ({ thanks }) =>
    action(requestPayout, {
      fields: ['amount', 'bank', 'accountNumber', 'accountName', 'note'],
      to: thanks,
    }),
  render: PayoutForm,
  failed: ({ props, page }) => Unavailable({ locale: page.locale, heading: props.heading }),
})
