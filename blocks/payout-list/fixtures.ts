import type { Me } from '#schemas/services/account.ts'
import type { Payout } from '#schemas/services/payout.ts'
import type { FixturesOf } from '../fixture-types.ts'
import type { payoutList } from './index.ts'

const me: Me = {
  id: 'a1',
  name: 'Rahma Yuniar',
  email: 'rahma@situs.example',
  phone: null,
  kind: 'admin',
  user_kind: 1,
  verified: true,
}
const payout = (id: string, rest: Partial<Payout>): Payout => ({
  id,
  status: 'requested',
  amount: 1_500_000,
  currency: 'IDR',
  bank: { code: '014', name: 'Bank Central Asia (BCA)' },
  accountNumber: '1234567890',
  accountName: 'Sari Melati',
  note: 'Honor mentor, Oktober',
  digest: 'a'.repeat(64),
  requestedBy: { id: 'a2', name: 'Sari Melati' },
  requestedAt: '2026-11-20T03:00:00.000Z',
  decidedBy: null,
  decidedAt: null,
  reason: null,
  ...rest,
})
const decided = {
  decidedBy: { id: 'a1', name: 'Rahma Yuniar' },
  decidedAt: '2026-11-21T04:30:00.000Z',
}
const items = [
  payout('p1', {}),
  payout('p2', { requestedBy: { id: 'a1', name: 'Rahma Yuniar' }, note: '' }),
  payout('p3', { status: 'approved', ...decided }),
  payout('p4', { status: 'rejected', ...decided, reason: 'Nomor rekening bukan atas nama ini.' }),
]
const pagination = { page: 1, perPage: 10, totalItems: items.length, totalPages: 1 }
const banks = [
  { code: '014', name: 'Bank Central Asia (BCA)' },
  { code: '008', name: 'Bank Mandiri' },
]
const props = { heading: 'Semua permintaan', request: '/Akun/Pencairan/Minta' }

export const fixtures = {
  filled: { props, data: { payouts: { items, pagination }, banks, me, area: null } },
  partner: {
    props,
    data: {
      payouts: { items, pagination },
      banks,
      me: { ...me, id: 'a2', kind: 'partner', user_kind: 8 },
      area: null,
    },
    locale: 'en',
  },
  empty: {
    props,
    data: {
      payouts: { items: [], pagination: { ...pagination, totalItems: 0, totalPages: 0 } },
      banks,
      me,
      area: null,
    },
  },
  'of a program': {
    props,
    data: {
      payouts: { items, pagination },
      banks,
      me: { ...me, kind: 'lead_program', user_kind: 7 },
      area: { program: { id: 'p1', slug: 'jalur-data', name: 'Jalur Data' }, province: null },
    },
  },
  'of one bank': {
    props: { ...props, bank: '014' },
    data: { payouts: { items: items.slice(0, 1), pagination }, banks, me, area: null },
    query: {
      path: '/Akun/Pencairan',
      values: [
        { name: 'page', type: 'number', value: 1, default: 1, max: 500 },
        { name: 'bank', type: 'text', value: '014', max: 3 },
        { name: 'status', type: 'choice', value: 'requested', of: ['requested', 'approved'] },
      ],
      props: { page: 'page', bank: 'bank', status: 'status' },
    },
  },
} satisfies FixturesOf<typeof payoutList>
