import type { FixturesOf } from '../fixture-types.ts'
import type { partners } from './index.ts'

const items = [
  { name: 'Sanggar Lurik', image: '/logos/lurik.svg', href: 'https://lurik.example' },
  { name: 'Koperasi Jaringan Pesisir' },
  { name: 'Penerbit Lontar Kecil', image: '/logos/lontar.svg' },
  { name: 'Radio Rekaan', href: 'https://radio.example' },
]

const word = 'kemitraan'.repeat(34)
const props = { heading: 'Mitra', items }

export const fixtures = {
  filled: { props: { ...props, lead: 'Yang meminjamkan ruang, alat, dan waktu.' }, data: {} },
  empty: { props: { ...props, items: [] }, data: {} },
  tint: { props: { ...props, band: 'tint' }, data: {}, locale: 'en' },
  long: {
    props: { heading: word.slice(0, 120), items: [{ name: word.slice(0, 80) }] },
    data: {},
  },
} satisfies FixturesOf<typeof partners>
