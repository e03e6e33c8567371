import type { CareerDetail, JobItem } from '#schemas/services/career.ts'
import type { FixturesOf } from '../fixture-types.ts'
import type { careerDetail } from './index.ts'

const career: CareerDetail = {
  id: 'k1',
  name: 'Pengajaran dan Pendampingan',
  slug: 'pengajaran',
  summary: 'Orang yang membaca tugas peserta, menulis umpan balik, dan tahu kapan harus diam.',
  cover: null,
  jobCount: 2,
  about:
    '<p>Tim pengajaran bertemu peserta setiap hari, kebanyakan lewat tulisan.</p><h2>Cara kami bekerja</h2><ul><li>Setiap tugas dibaca dua orang pada bulan pertama</li><li>Satu jam setiap Jumat untuk tinjauan yang terasa sulit</li></ul>',
}

const job = (slug: string, changes: Partial<JobItem>): JobItem => ({
  id: `id-${slug}`,
  title: 'Mentor Front-end',
  slug,
  summary: 'Meninjau tugas web peserta dan memandu klinik daring dua malam dalam sepekan.',
  career: { id: career.id, name: career.name, slug: career.slug },
  employment: 'part-time',
  mode: 'online',
  city: null,
  salary: null,
  publishedAt: '2026-11-03T02:00:00Z',
  closesAt: '2026-12-15T16:59:00Z',
  isOpen: true,
  ...changes,
})

const items = [
  job('mentor-front-end', {}),
  job('pengelola-kelas', {
    title: 'Pengelola Kelas',
    employment: 'full-time',
    mode: 'offline',
    city: 'Kupang',
  }),
]

const word = 'pendampingan'.repeat(25)
const props = { slug: 'pengajaran', job: '/Career/Job/:id' }
const pagination = { page: 1, perPage: 10, totalItems: 2, totalPages: 1 }
const jobs = { items, pagination }

export const fixtures = {
  filled: { props: { ...props, back: '/Career' }, data: { career, jobs } },
  empty: { props, data: { career: null, jobs: null } },
  'no jobs': {
    props: { ...props, band: 'plain' },
    data: {
      career: { ...career, about: '' },
      jobs: { items: [], pagination: { ...pagination, totalItems: 0 } },
    },
    locale: 'en',
  },
  long: {
    props,
    data: {
      career: { ...career, name: word, summary: word, about: `<p>${word}</p>` },
      jobs: { items: [job('panjang', { title: word, city: word })], pagination },
    },
  },
  paged: {
    props,
    data: { career, jobs: { items, pagination: { ...pagination, totalPages: 2 } } },
    query: {
      path: '/Career/pengajaran',
      values: [{ name: 'page', type: 'number', default: 1, max: 500 }],
      props: { page: 'page' },
    },
  },
} satisfies FixturesOf<typeof careerDetail>
