import type { Invoice } from '#schemas/services/payment.ts'
import type { FixturesOf } from '../fixture-types.ts'
import type { myPayments } from './index.ts'

const invoice = (id: string, rest: Partial<Invoice>): Invoice => ({
  id,
  state: 'paid',
  amount: 349_000,
  currency: 'IDR',
  class: { id: 'k1', name: 'TypeScript tanpa Takut', slug: 'typescript-tanpa-takut' },
  payUrl: null,
  createdAt: '2026-11-20T03:00:00.000Z',
  expiresAt: '2026-11-21T03:00:00.000Z',
  closedAt: '2026-11-20T03:05:00.000Z',
  ...rest,
})

const items = [
  invoice('i1', { state: 'pending', payUrl: 'https://bayar.example/i1', closedAt: null }),
  invoice('i2', {}),
  invoice('i3', { amount: 0, class: { id: 'k2', name: 'Git', slug: 'git' } }),
  invoice('i4', { state: 'expired' }),
  invoice('i5', { state: 'failed', class: { id: 'k3', name: 'SQL', slug: 'sql' } }),
]
const props = {
  heading: 'Pembayaran saya',
  class: '/Courses/:slug',
  receipt: '/Akun/Pembayaran/:id',
  all: '/Courses',
}
const pagination = { page: 1, perPage: 10, totalItems: items.length, totalPages: 1 }

export const fixtures = {
  filled: { props, data: { payments: { items, pagination } } },
  empty: {
    props,
    data: { payments: { items: [], pagination: { ...pagination, totalItems: 0, totalPages: 0 } } },
    locale: 'en',
  },
} satisfies FixturesOf<typeof myPayments>
