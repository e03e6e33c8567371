import type { JobItem } from '#schemas/services/career.ts'
import type { FixturesOf } from '../fixture-types.ts'
import type { jobList } from './index.ts'

const item = (slug: string, changes: Partial<JobItem>): JobItem => ({
  id: `id-${slug}`,
  title: 'Mentor Front-end',
  slug,
  summary: 'Meninjau tugas web peserta dan memandu klinik daring dua malam dalam sepekan.',
  career: { id: 'k1', name: 'Pengajaran dan Pendampingan', slug: 'pengajaran' },
  employment: 'part-time',
  mode: 'online',
  city: null,
  salary: { from: 3_000_000, to: 4_500_000 },
  publishedAt: '2026-11-03T02:00:00Z',
  closesAt: '2026-12-15T16:59:00Z',
  isOpen: true,
  ...changes,
})

const items = [
  item('mentor-front-end', {}),
  item('pengelola-kelas', {
    title: 'Pengelola Kelas Kupang',
    summary: 'Menyiapkan ruang, jadwal, dan orang untuk tiga kelas yang berjalan bersamaan.',
    employment: 'full-time',
    mode: 'offline',
    city: 'Kupang',
    salary: { from: 6_000_000, to: null },
  }),
  item('penyunting-materi', {
    title: 'Penyunting Materi',
    summary: 'Membaca bab sebelum terbit dan bertanya sampai setiap kalimat dapat dipahami.',
    employment: 'contract',
    mode: 'hybrid',
    city: 'Malang',
    salary: null,
  }),
]

const word = 'penyuntingan'.repeat(25)
const props = { heading: 'Lowongan yang dibuka', detail: '/Career/Job/:id' }
const page = (count: number) => ({ page: 1, perPage: 10, totalItems: count, totalPages: 1 })
const data = { jobs: { items, pagination: page(items.length) } }

export const fixtures = {
  filled: { props: { ...props, lead: 'Lamaran dibaca orang, bukan mesin.', all: '/Career' }, data },
  empty: { props, data: { jobs: { items: [], pagination: page(0) } } },
  'no such field': { props: { ...props, career: 'tidak-ada' }, data: { jobs: null } },
  english: { props: { ...props, band: 'tint', career: 'pengajaran' }, data, locale: 'en' },
  long: {
    props: { ...props, heading: word.slice(0, 120) },
    data: {
      jobs: {
        items: [
          item('panjang', {
            title: word,
            summary: `${word} `.repeat(3),
            city: word,
            salary: { from: 1_000_000_000, to: 9_000_000_000 },
          }),
        ],
        pagination: page(1),
      },
    },
  },
  paged: {
    props: { ...props, page: 2 },
    data: { jobs: { items, pagination: { ...page(23), page: 2, totalPages: 3 } } },
    query: {
      path: '/Career',
      values: [{ name: 'page', type: 'number', value: 2, default: 1, max: 500 }],
      props: { page: 'page' },
    },
  },
} satisfies FixturesOf<typeof jobList>
