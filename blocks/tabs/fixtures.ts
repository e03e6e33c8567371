import type { FixturesOf } from '../fixture-types.ts'
import type { tabs } from './index.ts'

const items = [
  {
    label: 'Untuk siswa',
    text: 'Kelas berlangsung sore hari, sesudah sekolah, dua kali seminggu.\n\nLaptop dapat dipinjam dari ruang baca.',
    points: ['Dua belas minggu', 'Tanpa biaya pendaftaran', 'Proyek akhir bersama mitra'],
  },
  {
    label: 'Untuk guru',
    text: 'Bahan ajar, soal dan rubrik dapat dipakai di kelas Anda sendiri. Kami menemani pada bulan pertama.',
  },
  { label: 'Untuk sekolah', points: ['Laporan setiap bulan', 'Satu orang yang dapat dihubungi'] },
]
const first = '<p>Jadwal lengkapnya ditempel di papan pengumuman sekolah.</p>'

export const fixtures = {
  filled: {
    props: { eyebrow: 'Siapa saja', heading: 'Satu program, tiga pintu', items },
    data: {},
    slots: { first },
  },
  empty: { props: { heading: 'Satu program', items: [{ label: 'Kosong' }] }, data: {} },
  bare: { props: { items, band: 'tint' }, data: {} },
  dark: { props: { heading: 'Satu program, tiga pintu', items, band: 'dark' }, data: {} },
  blocks: {
    props: { items: [{ label: 'Pagi' }, { label: 'Siang' }, { label: 'Malam' }] },
    data: {},
    slots: { first, third: '<p>Kelas malam dimulai pukul tujuh.</p>' },
  },
  long: {
    props: {
      heading: 'Pembelajaran'.repeat(11),
      items: [
        { label: 'Pertanggungjawaban'.repeat(3), text: 'berkelanjutan'.repeat(24) },
        {
          label: 'Kelas malam untuk mereka yang bekerja pada siang hari',
          text: 'Kata '.repeat(300),
        },
        ...items.map((item) => ({ ...item, label: `${item.label} dan orang tuanya` })),
      ],
    },
    data: {},
  },
  english: {
    props: {
      heading: 'One programme, two doors',
      items: [
        { label: 'For students', text: 'Classes are in the afternoon, twice a week.' },
        { label: 'For teachers', text: 'All materials can be used in your own class.' },
      ],
    },
    data: {},
    locale: 'en',
  },
} satisfies FixturesOf<typeof tabs>
