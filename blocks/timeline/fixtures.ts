import type { FixturesOf } from '../fixture-types.ts'
import type { timeline } from './index.ts'

const items = [
  {
    date: 'Januari 2016',
    datetime: '2016-01',
    title: 'Ruang baca pertama',
    text: 'Dua belas peserta, empat laptop pinjaman, satu ruang di belakang kantor lurah.',
  },
  {
    date: '2019',
    datetime: '2019',
    title: 'Tujuh kota',
    text: 'Para alumni membuka ruang di kota mereka sendiri.',
    href: '/Network',
  },
  { date: 'Sesudah pandemi', title: 'Kelas daring' },
  {
    date: '14 Maret 2026',
    datetime: '2026-03-14',
    title: 'Angkatan kedelapan',
    text: 'Pendaftaran dibuka untuk 240 peserta.',
    isNow: true,
  },
  { date: '2027', datetime: '2027', title: 'Gedung sendiri', text: 'Sedang dicari lahannya.' },
]
const props = { heading: 'Sepuluh tahun, langkah demi langkah', items }

export const fixtures = {
  filled: { props: { ...props, eyebrow: 'Sejarah kami' }, data: {} },
  empty: { props: { ...props, items: [] }, data: {} },
  aside: {
    props: { ...props, lead: 'Yang penting saja.', look: 'aside', band: 'tint' },
    data: {},
  },
  row: { props: { ...props, look: 'row', band: 'dark' }, data: {} },
  long: {
    props: {
      heading: 'Pertanggungjawaban'.repeat(6),
      items: [
        { date: 'Berkelanjutan'.repeat(4), title: 'Kerjasama'.repeat(13), text: 'Kata'.repeat(75) },
        { date: '2026', title: 'Singkat', text: 'Kami belajar bersama. '.repeat(30) },
      ],
    },
    data: {},
  },
  english: {
    props: {
      heading: 'Ten years, step by step',
      items: [
        { date: 'January 2016', datetime: '2016-01', title: 'The first reading room' },
        { date: '14 March 2026', datetime: '2026-03-14', title: 'The eighth cohort', isNow: true },
      ],
    },
    data: {},
    locale: 'en',
  },
} satisfies FixturesOf<typeof timeline>
