import type { FixturesOf } from '../fixture-types.ts'
import type { team } from './index.ts'

const people = [
  {
    name: 'Dr. Ratna Wulan Sari',
    role: 'Ketua yayasan',
    text: 'Memimpin ruang baca pertama dan masih mengajar setiap Kamis.',
    photo: '/ratna.svg',
    href: '/Team/ratna',
  },
  { name: 'Yosef Bani', role: 'Kurikulum', text: 'Menulis bahan ajar bersama para guru.' },
  { name: 'Made Tirta', role: 'Mitra dan alumni', photo: '/made.svg' },
  { name: 'Siti Hamidah', role: 'Keuangan', href: 'https://siti.example' },
  { name: 'Ungu', role: 'Relawan tetap' },
]
const props = { heading: 'Orang-orang di baliknya', people }

export const fixtures = {
  filled: { props: { ...props, eyebrow: 'Tim', lead: 'Lima orang, tiga kota.' }, data: {} },
  empty: { props: { ...props, people: [] }, data: {} },
  cards: { props: { ...props, look: 'cards', band: 'tint' }, data: {} },
  names: { props: { ...props, look: 'names', band: 'dark' }, data: {} },
  long: {
    props: {
      heading: 'Pertanggungjawaban'.repeat(6),
      people: [
        {
          name: 'Anindyaswari'.repeat(8),
          role: 'Berkelanjutan'.repeat(9),
          text: 'Kata'.repeat(75),
        },
        ...people,
      ],
    },
    data: {},
  },
  english: {
    props: {
      heading: 'The people behind it',
      people: [{ name: 'Yosef Bani', role: 'Curriculum', text: 'Writes with teachers.' }],
    },
    data: {},
    locale: 'en',
  },
} satisfies FixturesOf<typeof team>
