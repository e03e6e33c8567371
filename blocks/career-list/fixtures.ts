import type { CareerItem } from '#schemas/services/career.ts'
import type { FixturesOf } from '../fixture-types.ts'
import type { careerList } from './index.ts'

const item = (slug: string, changes: Partial<CareerItem>): CareerItem => ({
  id: `id-${slug}`,
  name: 'Pengajaran dan Pendampingan',
  slug,
  summary: 'Orang yang membaca tugas peserta dan menulis umpan balik yang dapat dipakai esok hari.',
  cover: null,
  jobCount: 3,
  ...changes,
})

const items = [
  item('pengajaran', {}),
  item('perangkat-lunak', {
    name: 'Perangkat Lunak',
    summary: 'Merawat ruang belajar yang dibuka dari telepon lama dan jaringan yang pelan.',
    jobCount: 1,
  }),
  item('materi', {
    name: 'Materi dan Penyuntingan',
    summary: 'Menulis bab yang dibaca seribu kali, lalu memperbaikinya dari pertanyaan pembaca.',
    jobCount: 0,
  }),
]

const word = 'pengajaran'.repeat(30)
const props = { heading: 'Bekerja bersama kami', detail: '/Career/:slug' }
const page = (count: number) => ({ page: 1, perPage: 10, totalItems: count, totalPages: 1 })
const data = { careers: { items, pagination: page(items.length) } }

export const fixtures = {
  filled: {
    props: { ...props, lead: 'Tiga bidang, satu cara bekerja: tertulis.', all: '/Career' },
    data,
  },
  empty: { props, data: { careers: { items: [], pagination: page(0) } } },
  index: { props: { ...props, look: 'index', band: 'tint' }, data, locale: 'en' },
  long: {
    props: { ...props, heading: word.slice(0, 120) },
    data: {
      careers: {
        items: [item('panjang', { name: word, summary: `${word} `.repeat(3), jobCount: 128 })],
        pagination: page(1),
      },
    },
  },
  paged: {
    props: { ...props, page: 2 },
    data: { careers: { items, pagination: { ...page(23), page: 2, totalPages: 3 } } },
    query: {
      path: '/Career',
      values: [{ name: 'page', type: 'number', value: 2, default: 1, max: 500 }],
      props: { page: 'page' },
    },
  },
} satisfies FixturesOf<typeof careerList>
