import type { JobDetail } from '#schemas/services/career.ts'
import type { FixturesOf } from '../fixture-types.ts'
import type { jobDetail } from './index.ts'

const job: JobDetail = {
  id: 'j1',
  title: 'Pengelola Kelas',
  slug: 'pengelola-kelas',
  summary: 'Menyiapkan ruang, jadwal, dan orang untuk tiga kelas yang berjalan bersamaan.',
  career: { id: 'k1', name: 'Pengajaran dan Pendampingan', slug: 'pengajaran' },
  employment: 'full-time',
  mode: 'hybrid',
  city: 'Kupang',
  salary: { from: 6_000_000, to: 8_500_000 },
  publishedAt: '2026-11-03T02:00:00Z',
  closesAt: '2026-12-15T16:59:00Z',
  isOpen: true,
  about:
    '<p>Anda orang pertama yang ditemui peserta, dan yang terakhir mematikan lampu. Sebagian besar pekan dipakai untuk memastikan mentor dapat mengajar tanpa mencari kabel.</p>',
  duties: ['Menyusun jadwal tiga kelas', 'Mencatat alat yang perlu diganti'],
  requirements: ['Dua tahun mengelola acara atau sekolah', 'Menulis bahasa Indonesia yang jelas'],
  benefits: ['Dua belas hari belajar setahun', 'Jaminan kesehatan keluarga'],
}

const word = 'pengelolaan'.repeat(28)
const props = { job: 'pengelola-kelas', back: '/Career' }
const apply = { label: 'Kirim lamaran', href: 'mailto:karier@situs.example' }

export const fixtures = {
  filled: { props: { ...props, apply }, data: { job } },
  empty: { props, data: { job: null } },
  closed: { props: { ...props, apply }, data: { job: { ...job, isOpen: false } }, locale: 'en' },
  bare: {
    props: { job: 'j1' },
    data: {
      job: {
        ...job,
        mode: 'online',
        city: null,
        salary: null,
        about: '',
        duties: [],
        requirements: [],
        benefits: [],
      },
    },
  },
  long: {
    props: { ...props, apply: { ...apply, label: 'k'.repeat(40) } },
    data: { job: { ...job, title: word, summary: word, city: word, duties: [word, 'b'] } },
  },
} satisfies FixturesOf<typeof jobDetail>
