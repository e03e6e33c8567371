import type { FixturesOf } from '../fixture-types.ts'
import type { featureGrid } from './index.ts'

const items = [
  {
    title: 'Mentor dari dunia kerja',
    text: 'Setiap kelas didampingi orang yang mengerjakan bidangnya sehari-hari, bukan hanya mengajarkannya.',
    icon: 'people' as const,
    href: '/Mentor',
  },
  {
    title: 'Proyek nyata',
    text: 'Tugas akhir datang dari sekolah, usaha kecil, dan pemerintah daerah di sekitar Anda.',
    icon: 'briefcase' as const,
  },
  {
    title: 'Waktu yang lentur',
    text: 'Sesi malam dan akhir pekan. Rekaman tersedia bila sinyal sedang tidak bersahabat.',
    icon: 'clock' as const,
  },
  {
    title: 'Portofolio yang bicara',
    text: 'Setiap proyek ditinjau mitra industri dan dapat Anda tunjukkan.',
    icon: 'award' as const,
    href: '/Program',
  },
  {
    title: 'Komunitas di kota Anda',
    text: 'Bertemu alumni di 62 kota, dari Kupang sampai Banda Aceh.',
    icon: 'pin' as const,
  },
  {
    title: 'Tanpa biaya tersembunyi',
    text: 'Biaya tertulis di depan, dengan beasiswa bagi yang membutuhkan.',
    icon: 'shield' as const,
  },
]
const props = {
  eyebrow: 'Mengapa di sini',
  heading: 'Belajar yang sampai ke pekerjaan',
  lead: 'Enam hal yang kami jaga di setiap angkatan.',
  items,
}

export const fixtures = {
  filled: { props, data: {} },
  empty: { props: { ...props, items: [] }, data: {} },
  list: { props: { ...props, look: 'list', band: 'tint' }, data: {} },
  numbered: { props: { ...props, look: 'numbered', items: items.slice(0, 4) }, data: {} },
  bento: { props: { ...props, look: 'bento', items: items.slice(0, 5) }, data: {}, locale: 'en' },
  'dark grid': { props: { ...props, band: 'dark', items: items.slice(0, 3) }, data: {} },
} satisfies FixturesOf<typeof featureGrid>
