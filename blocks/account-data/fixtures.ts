import type { Me } from '#schemas/services/account.ts'
import type { FixturesOf } from '../fixture-types.ts'
import type { accountData } from './index.ts'

const me: Me = {
  id: 'a1',
  name: 'Rahma Yuniar',
  email: 'rahma@situs.example',
  phone: null,
  kind: 'student',
  user_kind: 4,
  verified: true,
}
const props = { heading: 'Data Anda', erased: '/Akun/Terhapus' }

export const fixtures = {
  filled: { props, data: { me } },
  empty: { props, data: { me } },
  english: { props: { ...props, heading: 'Your data' }, data: { me }, locale: 'en' },
} satisfies FixturesOf<typeof accountData>
