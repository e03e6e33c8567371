import type { FixturesOf } from '../fixture-types.ts'
import type { clients } from './index.ts'

const items = [
  {
    name: 'Koperasi Rekaan',
    image: '/logos/koperasi.svg',
    note: 'Catatan simpan pinjam yang dibaca anggota sendiri.',
    href: '/Portfolio/usaha/koperasi-rekaan',
  },
  { name: 'SMK Contoh', note: 'Jadwal praktik untuk sebelas bengkel.' },
  { name: 'Desa Tenang' },
  { name: 'Penerbit Lontar Kecil', image: '/logos/lontar.svg' },
]

const word = 'kepercayaan'.repeat(28)
const props = { heading: 'Yang bekerja bersama kami', items }

export const fixtures = {
  filled: { props: { ...props, lead: 'Sebagian besar datang dari mulut ke mulut.' }, data: {} },
  empty: { props: { ...props, items: [] }, data: {} },
  tint: { props: { ...props, band: 'tint' }, data: {}, locale: 'en' },
  long: {
    props: {
      heading: word.slice(0, 120),
      items: [{ name: word.slice(0, 80), note: word.slice(0, 200) }],
    },
    data: {},
  },
} satisfies FixturesOf<typeof clients>
