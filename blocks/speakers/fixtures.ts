import type { FixturesOf } from '../fixture-types.ts'
import type { speakers } from './index.ts'

const items = [
  {
    name: 'Sekar Contoh',
    short_bio: 'Penenun, dan penulis program jadwal untuk sebelas sanggar.',
    image: '/portraits/sekar.svg',
    isConfirmed: true,
    linkedIn: 'https://linkedin.example/in/sekar',
  },
  { name: 'Bima Rekaan', short_bio: 'Kepala bengkel jaringan di sekolah kepulauan.' },
  { name: 'Dr. Ina Tenang', isConfirmed: true },
]

const word = 'pembicaraan'.repeat(28)
const props = { heading: 'Pembicara', items }

export const fixtures = {
  filled: { props: { ...props, lead: 'Daftar bertambah setiap pekan.' }, data: {} },
  empty: { props: { ...props, items: [] }, data: {} },
  confirmed: { props: { ...props, confirmedOnly: true, band: 'tint' }, data: {}, locale: 'en' },
  'none confirmed': {
    props: { ...props, items: [{ name: 'Bima Rekaan' }], confirmedOnly: true },
    data: {},
  },
  long: {
    props: {
      heading: word.slice(0, 120),
      items: [{ name: word.slice(0, 120), short_bio: word, linkedIn: 'https://linkedin.example/' }],
    },
    data: {},
  },
} satisfies FixturesOf<typeof speakers>
