import type { FixturesOf } from '../fixture-types.ts'
import type { donationTotal } from './index.ts'

const word = 'penggalangan'.repeat(25)
const props = { heading: 'Laptop untuk tiga sekolah' }
const action = { label: 'Ikut menyumbang', href: '/Donasi' }
const donations = { total: 48_250_000, donors: 213 }

export const fixtures = {
  filled: {
    props: { ...props, lead: 'Setiap rupiah dicatat.', target: 75_000_000, action },
    data: { donations },
  },
  empty: { props: { ...props, target: 75_000_000 }, data: { donations: { total: 0, donors: 0 } } },
  'without a target': {
    props: { ...props, band: 'dark', action },
    data: { donations },
    locale: 'en',
  },
  'beyond the target': {
    props: { ...props, target: 40_000_000, band: 'plain' },
    data: { donations },
  },
  wide: {
    props: { ...props, look: 'wide', target: 75_000_000, action },
    data: { donations },
  },
  long: {
    props: { heading: word.slice(0, 120), lead: word, target: 1_000_000_000_000 },
    data: { donations: { total: 999_999_999_999, donors: 1_234_567 } },
  },
} satisfies FixturesOf<typeof donationTotal>
