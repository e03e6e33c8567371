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
      ],
    },
  ],
  contact: {
    email: 'halo@contoh.example',
    phone: '+62 21 555 0199',
    whatsapp: '+62 812 0000 0000',
    message: 'Halo, saya ingin bertanya tentang kelas.',
    address: 'Jalan Contoh 12\nYogyakarta 55281',
  },
  legal: [
    { label: 'Kebijakan privasi', href: '/Privacy-Policy' },
    { label: 'Aksesibilitas', href: '/Accessibility' },
  ],
  social: [
    { label: 'Instagram', href: 'https://instagram.example/contoh' },
    { label: 'YouTube', href: 'https://youtube.example/contoh' },
  ],
  operator: {
    name: 'PT Contoh Belajar',
    address: 'Jalan Contoh 12\nYogyakarta 55281',
    nib: '0000000000000',
    npwp: '0000.0000.0000.0000',
  },
  note: 'Situs Contoh adalah nama rekaan untuk pratinjau.',
}

export const fixtures = {
  filled: { props, data: {} },
  empty: { props: {}, data: {} },
  foundation: {
    props: {
      operator: { name: 'Yayasan Contoh', registration: 'AHU-0000000.AH.01.04.Tahun 2020' },
    },
    data: {},
    locale: 'en',
  },
  long: {
    props: { operator: { name: 'Perseroan'.repeat(13), address: 'Jalan'.repeat(60) } },
    data: {},
  },
  dark: { props: { ...props, look: 'dark' }, data: {} },
  large: { props: { ...props, look: 'large' }, data: {}, locale: 'en' },
} satisfies FixturesOf<typeof footer>
