import type { FixturesOf } from '../fixture-types.ts'
import type { stats } from './index.ts'

const items = [
  { value: '1.240', label: 'Peserta yang menyelesaikan program', note: 'Sejak angkatan pertama' },
  { value: '87', unit: '%', label: 'Bekerja dalam enam bulan' },
  { value: '62', unit: 'kota', label: 'Tempat tinggal para alumni', note: 'Di delapan provinsi' },
  { value: '4,8', unit: 'dari 5', label: 'Penilaian peserta' },
]
const source = 'Laporan tahunan Yayasan Lontar 2025, halaman 14'
const props = { eyebrow: 'Sepuluh tahun', heading: 'Yang sudah terjadi', items, source }

export const fixtures = {
  filled: { props: { ...props, href: 'https://lontar.example/laporan' }, data: {} },
  empty: { props: { ...props, items: [] }, data: {} },
  bare: { props: { items: items.slice(0, 3), band: 'dark' }, data: {} },
  cards: { props: { ...props, look: 'cards', band: 'tint' }, data: {} },
  large: {
    props: { ...props, lead: 'Dihitung setiap akhir tahun.', look: 'large', band: 'primary' },
    data: {},
  },
  long: {
    props: {
      heading: 'Pertanggungjawaban'.repeat(7),
      items: [
        { value: '1.234.567.890', unit: 'rupiah', label: 'Berkelanjutan'.repeat(9) },
        { value: '12', label: 'Sekolah', note: 'Pembelajaran'.repeat(16) },
      ],
      source: 'Sumberdaya'.repeat(24),
    },
    data: {},
  },
  english: {
    props: {
      heading: 'What has happened so far',
      items: [
        { value: '1,240', label: 'People who finished the programme' },
        { value: '87', unit: '%', label: 'In work within six months' },
      ],
      source: 'Annual report of the Lontar Foundation, 2025',
    },
    data: {},
    locale: 'en',
  },
} satisfies FixturesOf<typeof stats>
