import type { Me } from '#schemas/services/account.ts'
import type { Invoice } from '#schemas/services/payment.ts'
import type { FixturesOf } from '../fixture-types.ts'
import type { paymentReceipt } from './index.ts'

const invoice: Invoice = {
  id: '5f0c6f4e-9d1b-4a7e-8c1d-2b0a9e7f1234',
  state: 'paid',
  amount: 349_000,
  currency: 'IDR',
  class: { id: 'k1', name: 'TypeScript tanpa Takut', slug: 'typescript-tanpa-takut' },
  payUrl: null,
  createdAt: '2026-11-20T03:00:00.000Z',
  expiresAt: '2026-11-21T03:00:00.000Z',
  closedAt: '2026-11-20T03:05:00.000Z',
}
const me: Me = {
  id: 'a1',
  name: 'Sari Melati',
  email: 'sari@sekolah.example',
  phone: null,
  kind: 'student',
  user_kind: 4,
  verified: true,
}
const props = { id: invoice.id, payments: '/Akun/Pembayaran' }

export const fixtures = {
  filled: { props, data: { invoice, me } },
  empty: { props, data: { invoice: null, me }, locale: 'en' },
  unpaid: { props: { id: invoice.id }, data: { invoice: { ...invoice, state: 'pending' }, me } },
} satisfies FixturesOf<typeof paymentReceipt>
