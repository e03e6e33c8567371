import type { ClassItem } from '#schemas/services/class.ts'
import type { FixturesOf } from '../fixture-types.ts'
import type { classGrid } from './index.ts'

const item = (slug: string, changes: Partial<ClassItem>): ClassItem => ({
  id: `id-${slug}`,
  name: 'Analisis Data dengan SQL',
  slug,
  description: 'Membaca data penjualan, menjawab pertanyaan, menyajikan hasilnya.',
  logo: null,
  cover: null,
  level: 'beginner',
  mode: 'online',
  city: null,
  price: 0,
  seats: 30,
  hours: 24,
  isWebinar: false,
  startsAt: '2026-12-01T02:00:00Z',
  endsAt: '2027-01-20T02:00:00Z',
  programName: null,
  comingSoon: false,
  onRegistration: false,
  started: false,
  ended: false,
  ...changes,
})

const items = [
  item('akan-datang', { comingSoon: true }),
  item('dibuka', { onRegistration: true, price: 1_250_000, mode: 'offline', city: 'Kupang' }),
  item('berlangsung', { started: true, level: 'advanced' }),
  item('selesai', { ended: true, mode: 'hybrid', city: 'Malang' }),
  item('segera', {}),
]

const props = { heading: 'Kelas terbaru', detail: '/Class/:slug' }
const page = (count: number) => ({ page: 1, perPage: 6, totalItems: count, totalPages: 1 })

export const fixtures = {
  filled: { props, data: { classes: { items, pagination: page(items.length) } } },
  empty: { props, data: { classes: { items: [], pagination: page(0) } } },
  filtered: {
    props: { ...props, filter: true, all: '/Class', lead: 'Pilih yang sesuai dengan waktu Anda.' },
    data: { classes: { items, pagination: page(items.length) } },
  },
  rows: {
    props: { ...props, look: 'rows', band: 'tint' },
    data: { classes: { items, pagination: page(items.length) } },
    locale: 'en',
  },
} satisfies FixturesOf<typeof classGrid>
