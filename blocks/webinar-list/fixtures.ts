import type { ClassItem } from '#schemas/services/class.ts'
import type { FixturesOf } from '../fixture-types.ts'
import type { webinarList } from './index.ts'

const item = (slug: string, changes: Partial<ClassItem>): ClassItem => ({
  id: `id-${slug}`,
  name: 'Membaca data warung dalam satu malam',
  slug,
  code: slug.toUpperCase(),
  kind: 'webinar',
  description: 'Bawa buku kas sendiri; kita hitung bersama dari halaman pertama.',
  logo: null,
  cover: null,
  level: 'beginner',
  mode: 'online',
  city: null,
  price: 0,
  isPremium: false,
  seats: 100,
  seatsLeft: 42,
  hours: 2,
  isWebinar: true,
  schedule: null,
  zone: 'Asia/Jakarta',
  opensAt: '2026-11-09T17:00:00Z',
  closesAt: '2026-11-30T17:00:00Z',
  startsAt: '2026-12-01T12:30:00Z',
  endsAt: '2026-12-01T14:30:00Z',
  programName: null,
  mentorNames: ['Marlina Tefa'],
  comingSoon: false,
  onRegistration: false,
  started: false,
  ended: false,
  ...changes,
})

const items = [
  item('data-warung', { onRegistration: true }),
  item('bertanya', {
    name: 'Bertanya supaya cepat terbantu',
    price: 50_000,
    zone: 'Asia/Makassar',
    mentorNames: [],
    comingSoon: true,
  }),
  item('selesai', { name: 'Portofolio pertama', ended: true }),
]

const word = 'pembelajaran'.repeat(25)
const props = { heading: 'Webinar', detail: '/Class/:slug' }
const page = (count: number) => ({ page: 1, perPage: 6, totalItems: count, totalPages: 1 })
const data = { webinars: { items, pagination: page(items.length) } }

export const fixtures = {
  filled: { props: { ...props, lead: 'Satu malam, satu pertanyaan.', all: '/Class' }, data },
  empty: { props, data: { webinars: { items: [], pagination: page(0) } } },
  english: { props: { ...props, band: 'tint', programs: ['data', 'usaha'] }, data, locale: 'en' },
  long: {
    props: { ...props, heading: word.slice(0, 120) },
    data: {
      webinars: {
        items: [item('panjang', { name: word, description: word, mentorNames: [word, word] })],
        pagination: page(1),
      },
    },
  },
  paged: {
    props: { ...props, page: 2 },
    data: { webinars: { items, pagination: { ...page(14), page: 2, totalPages: 3 } } },
    query: {
      path: '/Webinar',
      values: [{ name: 'page', type: 'number', value: 2, default: 1, max: 500 }],
      props: { page: 'page' },
    },
  },
} satisfies FixturesOf<typeof webinarList>
