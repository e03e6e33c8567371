import type { Aspiration } from '#schemas/services/rest.ts'
import type { FixturesOf } from '../fixture-types.ts'
import type { aspirationsWall } from './index.ts'

const wish = (id: string, message: string, changes: Partial<Aspiration> = {}): Aspiration => ({
  id,
  sent_at: '2026-11-03T02:00:00Z',
  name: 'Theo Rekaan',
  city: 'Kupang',
  topics: [],
  message,
  ...changes,
})

const aspirations = [
  wish('a1', 'Semoga ada kelas malam di pelabuhan, untuk yang pulang kerja pukul tujuh.', {
    topics: ['Jadwal', 'Pelabuhan'],
  }),
  wish('a2', 'Satu perpustakaan kecil yang buka hari Minggu.', { city: null, name: 'Dewi Contoh' }),
  wish('a3', 'Guru kami ingin belajar lebih dahulu.\nLalu kami.', { name: 'La Ode Tenang' }),
]

const word = 'pengharapan'.repeat(28)
const props = { heading: 'Yang diharapkan' }
const action = { label: 'Tulis aspirasi', href: '/Aspirasi' }

export const fixtures = {
  filled: { props: { ...props, lead: 'Ditulis pengunjung.', action }, data: { aspirations } },
  empty: { props: { ...props, action }, data: { aspirations: [] } },
  english: { props: { ...props, band: 'tint' }, data: { aspirations }, locale: 'en' },
  long: {
    props: { heading: word.slice(0, 120) },
    data: { aspirations: [wish('b', word, { name: word, city: word, topics: [word] })] },
  },
  paged: {
    props: { ...props, limit: 2, page: 2 },
    data: { aspirations },
    query: {
      path: '/Aspirasi',
      values: [{ name: 'page', type: 'number', value: 2, default: 1, max: 500 }],
      props: { page: 'page' },
    },
  },
  'no such page': {
    props: { ...props, page: 2 },
    data: { aspirations: [] },
    query: {
      path: '/Aspirasi',
      values: [{ name: 'page', type: 'number', value: 2, default: 1, max: 500 }],
      props: { page: 'page' },
    },
  },
} satisfies FixturesOf<typeof aspirationsWall>
