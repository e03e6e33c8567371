import type { ManagedPayment } from '#schemas/services/manage-payments.ts'
import type { FixturesOf } from '../fixture-types.ts'
import type { paymentList } from './index.ts'

const payment = (id: string, rest: Partial<ManagedPayment>): ManagedPayment => ({
  id,
  state: 'paid',
  amount: 350_000,
  currency: 'IDR',
  class: { id: 'k1', name: 'Menulis untuk Radio', slug: 'menulis-untuk-radio' },
  payer: { name: 'Sekar Ayuningtyas', email: 'sekar@rumah.example' },
  orderId: 'tenun-7f3a91',
  provider: 'midtrans',
  createdAt: '2026-11-20T03:00:00.000Z',
  expiresAt: '2026-11-21T03:00:00.000Z',
  closedAt: '2026-11-20T03:12:00.000Z',
  ...rest,
})
const unpaid = { orderId: null, provider: null } as const
const items = [
  payment('b1', {}),
  payment('b2', { ...unpaid, state: 'pending', closedAt: null }),
  payment('b3', { ...unpaid, amount: 0 }),
  payment('b4', { provider: 'sandbox', orderId: 'tenun-000001' }),
  payment('b5', { ...unpaid, state: 'expired', payer: null }),
  payment('b6', { ...unpaid, state: 'failed' }),
]
const pagination = { page: 1, perPage: 20, totalItems: items.length, totalPages: 1 }
const props = { heading: 'Semua pembayaran' }

export const fixtures = {
  filled: { props, data: { payments: { items, pagination } } },
  many: {
    props: { heading: 'All payments', lead: 'Newest first.', state: 'paid', search: 'radio' },
    data: {
      payments: { items, pagination: { ...pagination, totalItems: 2400, totalPages: 120 } },
    },
    locale: 'en',
  },
  empty: {
    props,
    data: {
      payments: { items: [], pagination: { ...pagination, totalItems: 0, totalPages: 0 } },
    },
  },
} satisfies FixturesOf<typeof paymentList>
