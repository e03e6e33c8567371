import type { FixturesOf } from '../fixture-types.ts'
import type { quote } from './index.ts'

const props = {
  quote: 'Saya belajar dari rumah, dan sekarang bekerja dari rumah. Yang berubah hanya mejanya.',
  name: 'Maria Nggebu',
  role: 'Alumni angkatan keempat, pengembang di Koperasi Tenun Ende',
}

export const fixtures = {
  filled: {
    props: { ...props, photo: '/maria.svg', source: { label: 'Kisah Maria', href: '/Alumni' } },
    data: {},
  },
  empty: { props: { ...props, quote: ' ' }, data: {} },
  words: { props: { quote: props.quote, band: 'tint' }, data: {} },
  large: { props: { ...props, look: 'large', band: 'dark' }, data: {} },
  card: { props: { ...props, look: 'card', band: 'tint' }, data: {} },
  long: {
    props: {
      ...props,
      quote: `${'Pembelajaran'.repeat(25)}\n\n${'Kami belajar bersama. '.repeat(20)}`,
      name: 'Anindyaswari'.repeat(8),
      look: 'large',
    },
    data: {},
  },
  english: {
    props: {
      quote: 'I learned at home, and now I work at home. Only the desk has changed.',
      name: 'Maria Nggebu',
      role: 'Graduate of the fourth cohort',
      band: 'primary',
    },
    data: {},
    locale: 'en',
  },
} satisfies FixturesOf<typeof quote>
