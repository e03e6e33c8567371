import type { Me } from '#schemas/services/account.ts'
import type { ManagedAccount } from '#schemas/services/manage-accounts.ts'
import type { FixturesOf } from '../fixture-types.ts'
import type { accountList } from './index.ts'

const me: Me = {
  id: 'a1',
  name: 'Rahma Yuniar',
  email: 'rahma@situs.example',
  phone: null,
  kind: 'admin',
  user_kind: 1,
  verified: true,
}
const account = (id: string, rest: Partial<ManagedAccount>): ManagedAccount => ({
  id,
  email: `${id}@situs.example`,
  name: 'Sekar Arum',
  kind: 'student',
  user_kind: 4,
  isSuspended: false,
  verified: true,
  createdAt: '2026-10-20T03:00:00.000Z',
  signedInAt: '2026-11-20T03:00:00.000Z',
  ...rest,
})
const items = [
  account('a2', {}),
  account('a3', { name: 'Damar Jati', kind: 'mentor', isSuspended: true, signedInAt: null }),
  account('a4', { name: 'Laras Wening', kind: 'superadmin', user_kind: 0 }),
  account('a1', { name: me.name, kind: 'admin', user_kind: 1, verified: false }),
]
const pagination = { page: 1, perPage: 10, totalItems: 4, totalPages: 1 }
const props = { heading: 'Semua akun' }

export const fixtures = {
  filled: { props, data: { accounts: { items, pagination }, me } },
  english: { props, data: { accounts: { items, pagination }, me }, locale: 'en' },
  empty: {
    props,
    data: {
      accounts: { items: [], pagination: { ...pagination, totalItems: 0, totalPages: 0 } },
      me,
    },
  },
} satisfies FixturesOf<typeof accountList>
