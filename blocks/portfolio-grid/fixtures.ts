import type { FixturesOf } from '../fixture-types.ts'
import type { portfolioGrid } from './index.ts'

const items = [
  {
    title: 'Rumah Baca Lembah',
    summary: 'Enam lemari buku di rumah warga, dengan satu daftar pinjam yang dijaga anak-anak.',
    cover: '/covers/rumah-baca.svg',
    clientName: 'Desa Contoh',
    date: '2026-03-02',
    href: '/Portfolio/desa/rumah-baca',
  },
  {
    title: 'Peta Mata Air',
    summary: 'Peta yang diukur dua kali, sekali pada musim kering.',
    date: '2025-11-20',
    href: '/Portfolio/kampus/peta-air',
  },
  { title: 'Papan Jadwal Sekolah', clientName: 'SMK Rekaan' },
]

const kinds = [
  { label: 'Semua', href: '/Portfolio' },
  { label: 'Desa', href: '/Portfolio/desa' },
  { label: 'Kampus', href: '/Portfolio/kampus' },
]

const word = 'penyerahan'.repeat(30)
const props = { heading: 'Yang sudah diserahkan', items }

export const fixtures = {
  filled: { props: { ...props, lead: 'Setelah berjalan satu musim tanpa kami.', kinds }, data: {} },
  empty: { props: { ...props, items: [] }, data: {} },
  english: { props: { ...props, all: '/Portfolio', band: 'tint' }, data: {}, locale: 'en' },
  long: {
    props: {
      heading: word.slice(0, 120),
      items: [{ title: word.slice(0, 140), summary: word, clientName: word.slice(0, 120) }],
    },
    data: {},
  },
} satisfies FixturesOf<typeof portfolioGrid>
