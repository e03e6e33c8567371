import type { School } from '#schemas/services/school.ts'
import type { FixturesOf } from '../fixture-types.ts'
import type { schoolsList } from './index.ts'

const school = (slug: string, name: string, changes: Partial<School> = {}): School => ({
  id: `id-${slug}`,
  name,
  slug,
  city: 'Kupang',
  province: 'Nusa Tenggara Timur',
  isActive: true,
  ...changes,
})

const items = [
  school('bahari', 'SMK Bahari Contoh'),
  school('karya', 'SMK Karya Rekaan', { city: 'Malang', province: 'Jawa Timur' }),
  school('lontar', 'SMK Lontar Tenang', { isActive: false }),
  school('mutiara', 'SMK Mutiara Timur', { city: 'Ambon', province: 'Maluku' }),
]
const query = (page: number, search: string) => ({
  path: '/Schools',
  values: [
    { name: 'page', type: 'number' as const, value: page, default: 1, max: 500 },
    { name: 'search', type: 'text' as const, value: search, max: 60 },
  ],
  props: { page: 'page', search: 'search' },
})

const word = 'persekolahan'.repeat(25)
const props = { heading: 'Sekolah yang ikut' }
const data = { schools: { items } }

export const fixtures = {
  filled: { props: { ...props, lead: 'Terdaftar dan sudah disetujui.', all: '/Schools' }, data },
  empty: { props, data: { schools: { items: [] } } },
  english: { props: { ...props, band: 'tint' }, data, locale: 'en' },
  long: {
    props: { heading: word.slice(0, 120) },
    data: { schools: { items: [school('panjang', word, { city: word, province: word })] } },
  },
  paged: { props: { ...props, page: 2, limit: 1, search: 'smk' }, data, query: query(2, 'smk') },
  'nothing found': { props: { ...props, search: 'padang' }, data, query: query(1, 'padang') },
} satisfies FixturesOf<typeof schoolsList>
