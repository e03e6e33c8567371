import type { ProgramItem } from '#schemas/services/program.ts'
import type { FixturesOf } from '../fixture-types.ts'
import type { programGrid } from './index.ts'

const item = (slug: string, changes: Partial<ProgramItem>): ProgramItem => ({
  id: `id-${slug}`,
  name: 'Guru Melek Kode',
  slug,
  summary: 'Guru SMK belajar memprogram dan membawanya ke kelas, didampingi mentor dari industri.',
  logo: null,
  cover: null,
  duration: '4 bulan',
  audience: 'Guru SMK',
  classCount: 6,
  ...changes,
})

const items = [
  item('guru-melek-kode', {}),
  item('data-usaha-kecil', {
    name: 'Data untuk Usaha Kecil',
    summary: 'Pemilik usaha membaca angka penjualannya sendiri dan memutuskan dengan data.',
    duration: '8 minggu',
    audience: 'Pemilik usaha dan koperasi',
    classCount: 3,
  }),
  item('perempuan-di-teknologi', {
    name: 'Perempuan di Teknologi',
    summary: 'Jalan dari kelas pertama sampai magang, dengan teman seangkatan dan pendamping.',
    duration: '6 bulan',
    audience: 'Mahasiswi tingkat akhir',
    classCount: 1,
  }),
  item('liga-proyek', { name: 'Liga Proyek Sekolah', duration: '', audience: '', classCount: 0 }),
]

const props = { heading: 'Program yang berjalan', detail: '/Program/:slug', all: '/Program' }
const pagination = { page: 1, perPage: 6, totalItems: items.length, totalPages: 1 }
const data = { programs: { items, pagination } }

export const fixtures = {
  filled: { props, data },
  empty: { props, data: { programs: { items: [], pagination: { ...pagination, totalItems: 0 } } } },
  list: { props: { ...props, look: 'list', lead: 'Pilih yang sesuai dengan jalan Anda.' }, data },
  index: { props: { ...props, look: 'index', band: 'tint' }, data, locale: 'en' },
  paged: {
    props: { ...props, page: 3 },
    data: { programs: { items, pagination: { ...pagination, page: 3, totalPages: 3 } } },
    query: {
      path: '/Program',
      values: [{ name: 'page', type: 'number', value: 3, default: 1, max: 500 }],
      props: { page: 'page' },
    },
  },
} satisfies FixturesOf<typeof programGrid>
