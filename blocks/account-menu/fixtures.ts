import type { FixturesOf } from '../fixture-types.ts'
import type { accountMenu } from './index.ts'

const links = [
  { label: 'Akun saya', href: '/Akun' },
  { label: 'Kelas saya', href: '/Akun/Kelas', kinds: ['student' as const] },
  { label: 'Pelajar saya', href: '/Akun/Pelajar', kinds: ['mentor' as const, 'teacher' as const] },
]

export const fixtures = {
  filled: { props: { signIn: '/Login', links }, data: {} },
  empty: { props: { signIn: '/Login' }, data: {} },
  long: {
    props: { signIn: '/Login', links: [{ label: 'Kelaskelaskelas'.repeat(2), href: '/Akun' }] },
    data: {},
  },
  english: {
    props: { signIn: '/en/Login', links: [{ label: 'My classes', href: '/en/Akun/Kelas' }] },
    data: {},
    locale: 'en',
  },
} satisfies FixturesOf<typeof accountMenu>
