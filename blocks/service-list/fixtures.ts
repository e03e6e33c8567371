import type { FixturesOf } from '../fixture-types.ts'
import type { serviceList } from './index.ts'

const services = [
  {
    title: 'Pelatihan untuk guru',
    text: 'Dua hari di sekolah Anda, dengan bahan yang langsung dapat dipakai di kelas.',
    points: ['12–30 peserta', 'Bahan cetak', 'Pendampingan sebulan'],
    note: 'Mulai Rp4.500.000',
    action: { label: 'Minta jadwal pelatihan', href: '/Make-Appointment' },
  },
  {
    title: 'Kurikulum bersama',
    text: 'Kami menyusun satu semester pelajaran bersama tim kurikulum sekolah.',
    points: ['Silabus', 'Rubrik', 'Contoh soal'],
    note: 'Enam sampai delapan minggu',
  },
  {
    title: 'Ruang belajar keliling',
    text: 'Sebuah mobil dengan sepuluh laptop dan jaringan sendiri, tiga hari di satu desa.',
    action: { label: 'Lihat rutenya tahun ini', href: '/Program' },
  },
]
const props = { heading: 'Yang dapat kami kerjakan', services }

export const fixtures = {
  filled: { props: { ...props, eyebrow: 'Layanan', lead: 'Untuk sekolah dan desa.' }, data: {} },
  empty: { props: { ...props, services: [] }, data: {} },
  panels: { props: { ...props, look: 'panels', band: 'tint' }, data: {} },
  dark: { props: { ...props, look: 'panels', band: 'dark' }, data: {} },
  long: {
    props: {
      heading: 'Pertanggungjawaban'.repeat(6),
      services: [
        {
          title: 'Kerjasama'.repeat(13),
          text: 'Kata'.repeat(75),
          points: ['Berkelanjutan'.repeat(9)],
          note: 'Pembelajaran'.repeat(6),
          action: { label: 'Selanjutnya'.repeat(5), href: '/About' },
        },
        { title: 'Singkat' },
      ],
    },
    data: {},
  },
  english: {
    props: {
      heading: 'What we can do for you',
      services: [
        {
          title: 'Training for teachers',
          text: 'Two days at your school.',
          note: 'From Rp4,500,000',
          action: { label: 'Ask for a date', href: '/en/Make-Appointment' },
        },
      ],
    },
    data: {},
    locale: 'en',
  },
} satisfies FixturesOf<typeof serviceList>
