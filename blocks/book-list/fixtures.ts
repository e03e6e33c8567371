import type { FixturesOf } from '../fixture-types.ts'
import type { bookList } from './index.ts'

const items = [
  {
    title: 'Menulis Program di Papan Tulis',
    author: 'Yohanes Rekaan',
    year: 2024,
    cover: '/covers/papan-tulis.svg',
    summary: 'Dua belas pelajaran untuk sekolah dengan tiga laptop.',
    href: 'https://toko.example/papan-tulis',
  },
  { title: 'Data Warung', author: 'Sekar Contoh', summary: 'Membaca buku kas sendiri.' },
  { title: 'Surat dari Kelas Malam', author: 'Angkatan ketujuh', year: 2026 },
]

const word = 'kepenulisan'.repeat(28)
const props = { heading: 'Buku kami', items }

export const fixtures = {
  filled: { props: { ...props, lead: 'Boleh disalin untuk dipakai mengajar.' }, data: {} },
  empty: { props: { ...props, items: [] }, data: {} },
  tint: { props: { ...props, band: 'tint' }, data: {}, locale: 'en' },
  long: {
    props: {
      heading: word.slice(0, 120),
      items: [{ title: word.slice(0, 140), author: word.slice(0, 120), summary: word }],
    },
    data: {},
  },
} satisfies FixturesOf<typeof bookList>
