import type { Me } from '#schemas/services/account.ts'
import type { FixturesOf } from '../fixture-types.ts'
import type { accountOverview } from './index.ts'

const me: Me = {
  id: 'a1',
  name: 'Rahma Yuniar',
  email: 'rahma@situs.example',
  phone: null,
  kind: 'student',
  user_kind: 4,
  verified: true,
}
const links = [
  { label: 'Profil saya', line: 'Nama, telepon, dan kata sandi Anda.', href: '/Akun/Profil' },
  {
    label: 'Kelas saya',
    line: 'Kembali ke bab yang terakhir Anda baca.',
    href: '/Akun/Kelas',
    group: 'learning' as const,
    kinds: ['student' as const],
  },
]
const heading = 'Halaman Anda'
const more = [
  {
    label: 'Pencairan dana',
    line: 'Saldo situs dan permintaan pencairan.',
    href: '/Akun/Pencairan',
    group: 'site' as const,
    kinds: ['partner' as const, 'admin' as const],
  },
]

export const fixtures = {
  filled: { props: { heading, links, more }, data: { me } },
  partner: {
    props: { heading, links, more },
    data: { me: { ...me, kind: 'partner', user_kind: 8 } },
    locale: 'en',
  },
  empty: { props: { heading }, data: { me } },
} satisfies FixturesOf<typeof accountOverview>
