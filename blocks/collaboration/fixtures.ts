import type { FixturesOf } from '../fixture-types.ts'
import type { collaboration } from './index.ts'

const items = [
  {
    title: 'Kelas bersama kampus',
    summary: 'Satu semester, satu mata kuliah, dan mentor dari industri yang datang setiap pekan.',
    image: '/covers/kampus.svg',
    points: ['Silabus disusun berdua', 'Tinjauan tugas setiap pekan'],
    href: '/Campus',
  },
  {
    title: 'Magang berkelompok',
    summary: 'Empat peserta, satu pekerjaan sungguhan, tiga bulan.',
    image: '/covers/magang.svg',
  },
  { title: 'Beasiswa kota', summary: 'Satu kota membiayai satu kelas untuk warganya.' },
]

const word = 'kerjasama'.repeat(34)
const props = { heading: 'Bekerja bersama', items }
const action = { label: 'Buat perjanjian', href: '/Make-Appointment' }

export const fixtures = {
  filled: { props: { ...props, lead: 'Tiga bentuk yang sudah berjalan.', action }, data: {} },
  empty: { props: { ...props, items: [] }, data: {} },
  tint: { props: { ...props, band: 'tint' }, data: {}, locale: 'en' },
  long: {
    props: {
      heading: word.slice(0, 120),
      items: [{ title: word.slice(0, 80), summary: word, points: [word.slice(0, 200)] }],
    },
    data: {},
  },
} satisfies FixturesOf<typeof collaboration>
