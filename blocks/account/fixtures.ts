import type { FixturesOf } from '../fixture-types.ts'
import type { account } from './index.ts'

const lead = 'Masuk untuk melihat kelas dan data akun Anda.'

export const fixtures = {
  filled: { props: { step: 'sign-in', heading: 'Masuk', lead }, data: {} },
  empty: { props: { step: 'sign-in', heading: 'Masuk' }, data: {} },
  'sign up': { props: { step: 'sign-up', heading: 'Daftar' }, data: {} },
  'sign out': { props: { step: 'sign-out', heading: 'Keluar' }, data: {} },
  callback: { props: { step: 'callback', heading: 'Sedang masuk' }, data: {}, locale: 'en' },
} satisfies FixturesOf<typeof account>
