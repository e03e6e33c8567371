import type { FixturesOf } from '../fixture-types.ts'
import type { cardGrid } from './index.ts'

const items = [
  {
    tag: 'Sekolah',
    title: 'Laboratorium yang dipakai bersama',
    text: 'Tiga sekolah bergantian memakai satu ruang, dengan jadwal yang disusun siswa sendiri.',
    href: '/School',
  },
  {
    tag: 'Kampus',
    title: 'Semester di lapangan',
    text: 'Mahasiswa tinggal empat bulan di desa mitra dan pulang dengan aplikasi yang dipakai warga.',
    href: '/Campus',
  },
  {
    tag: 'Perusahaan',
    title: 'Tim kecil, tugas nyata',
    text: 'Peserta tahun terakhir mengerjakan satu pekerjaan yang sudah lama tertunda.',
    href: '/Corporates',
  },
]
const pictured = items.map((item, index) => (index === 1 ? item : { ...item, image: '/logo.svg' }))
const props = { heading: 'Kami bekerja bersama', items }

export const fixtures = {
  filled: { props: { ...props, items: pictured }, data: {} },
  empty: { props: { ...props, items: [] }, data: {} },
  words: {
    props: { ...props, items: items.map(({ title, text }) => ({ title, text })), band: 'tint' },
    data: {},
  },
  open: {
    props: {
      ...props,
      items: pictured,
      look: 'open',
      size: 'small',
      action: { label: 'Semua mitra kami', href: '/Network' },
    },
    data: {},
  },
  square: { props: { ...props, items: pictured, look: 'open', cover: 'square' }, data: {} },
  rows: { props: { ...props, items: pictured, look: 'rows', band: 'dark' }, data: {} },
  dark: { props: { ...props, size: 'large', band: 'dark' }, data: {} },
  long: {
    props: {
      ...props,
      lead: 'Bersama '.repeat(40),
      items: [
        { tag: 'Panjang', title: 'Kerjasama'.repeat(13), text: 'berkelanjutan '.repeat(35) },
        { title: 'Satu kata', text: 'Pembelajaran'.repeat(25), href: '/About' },
      ],
    },
    data: {},
  },
  english: {
    props: {
      heading: 'We work with others',
      items: [
        {
          tag: 'Schools',
          title: 'A shared laboratory',
          text: 'Three schools take turns in one room.',
          href: '/en/School',
        },
      ],
    },
    data: {},
    locale: 'en',
  },
} satisfies FixturesOf<typeof cardGrid>
