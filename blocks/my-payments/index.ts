import { listPayments } from '#schemas/services/learning.ts'
import { defineBlock } from '../define.ts'
import { need } from '../need.ts'
import { MyPayments, type MyPaymentsAnswers, SignedOut } from './my-payments.tsx'
import { MyPaymentsProps } from './schema.ts'

/** The invoices of the visitor. For pages behind `auth`; elsewhere it says to sign in. */
export const myPayments = defineBlock<typeof MyPaymentsProps, MyPaymentsAnswers>({
  type: 'my-payments',
  title: 'Own payments',
  description: 'The invoices of who is signed in, with what is still to be paid.',
  category: 'learning',
  keywords: ['pembayaran', 'tagihan', 'invoice'],
  props: MyPaymentsProps,
  needs: ({ status, search, limit, page }) => ({
    payments: need(listPayments, {
      status,
      search,
      perPage: limit,
      page: page > 1 ? page : undefined,
    }),
  }),
  render: MyPayments,
  failed: SignedOut,
})
