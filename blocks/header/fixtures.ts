import type { FixturesOf } from '../fixture-types.ts'
import type { header } from './index.ts'

const menu = [
  { label: 'Beranda', href: '/' },
  {
    label: 'Program',
    href: '/Program',
    items: [
      { label: 'Bootcamp', href: '/Program/bootcamp', note: 'Dua belas minggu, bersama mentor.' },
      { label: 'Kelas daring', href: '/Class', note: 'Belajar dari rumah, sesuai waktu Anda.' },
      { label: 'Webinar', href: '/Program/webinar', note: 'Gratis setiap Kamis malam.' },
    ],
  },
  {
    label: 'Untuk Siapa',
    href: '/Campus',
    items: [
      { label: 'Kampus', href: '/Campus' },
      { label: 'Perusahaan', href: '/Corporates' },
      { label: 'Pemerintahan', href: '/Government' },
      { label: 'Sekolah menengah', href: '/Liga-Smk' },
      { label: 'Mentor', href: '/Mentor' },
    ],
  },
  { label: 'Berita', href: '/News' },
  { label: 'Tentang', href: '/About' },
]
const action = { label: 'Daftar kelas', href: '/Register' }

export const fixtures = {
  filled: { props: { menu, action }, data: {} },
  empty: { props: {}, data: {} },
  centered: { props: { menu, action, look: 'centered' }, data: {} },
  dark: { props: { menu, action, look: 'dark', sticky: true }, data: {} },
  search: { props: { menu, action, search: { page: '/Class', label: 'Cari kelas' } }, data: {} },
  account: { props: { menu }, data: {}, slots: { end: '<p>Masuk</p>' } },
  split: { props: { menu, action, look: 'split', brand: 'title' }, data: {}, locale: 'en' },
} satisfies FixturesOf<typeof header>
