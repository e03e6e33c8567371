import type { FixturesOf } from '../fixture-types.ts'
import type { pricing } from './index.ts'

const plans = [
  {
    name: 'Coba dulu',
    lead: 'Untuk yang ingin melihat caranya.',
    amount: 0,
    points: ['Dua pertemuan', 'Bahan pelajaran pekan pertama'],
    action: { label: 'Ikut dua pertemuan', href: '/Class' },
  },
  {
    name: 'Satu angkatan',
    lead: 'Dua belas minggu bersama mentor.',
    amount: 1_250_000,
    unit: 'per peserta',
    points: [
      'Dua puluh empat pertemuan',
      'Proyek bersama mitra',
      'Tinjauan tertulis atas proyek',
      'Rekaman setiap pertemuan',
    ],
    action: { label: 'Daftar angkatan kedelapan', href: '/Register' },
    badge: 'Paling banyak dipilih',
  },
  {
    name: 'Satu sekolah',
    lead: 'Untuk tiga puluh siswa atau lebih.',
    price: 'Dibicarakan',
    points: ['Jadwal sekolah Anda', 'Pelatihan untuk guru', 'Laporan setiap bulan'],
    action: { label: 'Buat janji temu', href: '/Make-Appointment' },
  },
]
const props = { heading: 'Biaya yang tertulis di depan', plans }

export const fixtures = {
  filled: {
    props: { ...props, eyebrow: 'Biaya', note: 'Semua harga sudah termasuk pajak.' },
    data: {},
  },
  empty: { props: { ...props, plans: [] }, data: {} },
  two: { props: { ...props, plans: plans.slice(0, 2), band: 'tint' }, data: {} },
  four: {
    props: { ...props, plans: [...plans, { name: 'Satu kota', points: [] }], band: 'dark' },
    data: {},
  },
  single: { props: { ...props, plans: plans.slice(1, 2), band: 'dark' }, data: {} },
  long: {
    props: {
      heading: 'Pertanggungjawaban'.repeat(6),
      plans: [
        {
          name: 'Berkelanjutan'.repeat(4),
          lead: 'Pembelajaran'.repeat(16),
          amount: 987_654_321_000,
          unit: 'untuk setiap peserta selama satu tahun pelajaran',
          points: ['Kerjasama'.repeat(17)],
          action: { label: 'Pendaftaran'.repeat(5), href: '/Register' },
          badge: 'Paling banyak dipilih para peserta',
        },
        ...plans.slice(0, 2),
      ],
    },
    data: {},
  },
  english: {
    props: {
      heading: 'Prices without surprises',
      plans: [
        {
          name: 'One cohort',
          amount: 1_250_000,
          unit: 'per person',
          points: ['Twenty-four meetings', 'A reviewed project'],
          action: { label: 'Apply', href: '/en/Register' },
        },
        { name: 'A trial', amount: 0, points: ['Two meetings'] },
      ],
    },
    data: {},
    locale: 'en',
  },
} satisfies FixturesOf<typeof pricing>
