import { listSitePayments } from '#schemas/services/manage-payments.ts'
import { defineBlock } from '../define.ts'
import { need } from '../need.ts'
import { Unavailable } from '../parts/unavailable.tsx'
import { PaymentList, type PaymentListAnswers } from './payment-list.tsx'
import { PaymentListProps } from './schema.ts'

/** The payments of all accounts of the site. For pages of administrators. */
export const paymentList = defineBlock<typeof PaymentListProps, PaymentListAnswers>({
  type: 'payment-list',
  title: 'Payments of the site',
  description: 'Who was invoiced for which class, what was paid and how, also as CSV.',
  category: 'action',
  keywords: ['pembayaran', 'tagihan', 'invoice', 'csv'],
  props: PaymentListProps,
  needs: ({ state, search, limit, page }) => ({
    payments: need(listSitePayments, {
      state,
      search,
      pageSize: limit,
      page: page > 1 ? page : undefined,
    }),
  }),
  render: PaymentList,
  failed: ({ props, page }) => Unavailable({ locale: page.locale, heading: props.heading }),
})
