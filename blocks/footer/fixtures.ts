import type { FixturesOf } from '../fixture-types.ts'
import type { footer } from './index.ts'

const props = {
  line: 'Belajar yang dekat dengan pekerjaan, di kota mana pun Anda tinggal.',
  columns: [
    {
      heading: 'Belajar',
      links: [
        { label: 'Semua kelas', href: '/Class' },
        { label: 'Program', href: '/Program' },
        { label: 'Webinar', href: '/Program/webinar' },
        { label: 'Podcast', href: '/Podcasts' },
      ],
    },
    {
      heading: 'Kerja sama',
      links: [
        { label: 'Untuk kampus', href: '/Campus' },
        { label: 'Untuk perusahaan', href: '/Corporates' },
        { label: 'Untuk pemerintahan', href: '/Government' },
      ],
    },
    {
      heading: 'Yayasan',
      links: [
        { label: 'Tentang', href: '/About' },
        { label: 'Berita', href: '/News' },
        { label: 'Kebijakan privasi', href: '/Privacy-Policy' },
      ],
    },
  ],
  contact: {
    email: 'halo@contoh.example',
    phone: '+62 21 555 0199',
    address: 'Jalan Contoh 12\nYogyakarta 55281',
  },
  social: [
    { label: 'Instagram', href: 'https://instagram.example/contoh' },
    { label: 'YouTube', href: 'https://youtube.example/contoh' },
  ],
  note: 'Situs Contoh adalah nama rekaan untuk pratinjau.',
}

export const fixtures = {
  filled: { props, data: {} },
  empty: { props: {}, data: {} },
  dark: { props: { ...props, look: 'dark' }, data: {} },
  large: { props: { ...props, look: 'large' }, data: {}, locale: 'en' },
} satisfies FixturesOf<typeof footer>
