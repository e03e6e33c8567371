import type { NodeQuery } from '#schemas/page-query.ts'
import type { ClassItem } from '#schemas/services/class.ts'
import type { FixturesOf } from '../fixture-types.ts'
import type { classGrid } from './index.ts'

const item = (slug: string, changes: Partial<ClassItem>): ClassItem => ({
  id: `id-${slug}`,
  name: 'Analisis Data dengan SQL',
  slug,
  code: slug.toUpperCase(),
  kind: 'class',
  description: 'Membaca data penjualan, menjawab pertanyaan, menyajikan hasilnya.',
  logo: null,
  cover: null,
  level: 'beginner',
  mode: 'online',
  city: null,
  price: 0,
  isPremium: false,
  seats: 30,
  seatsLeft: 12,
  hours: 24,
  isWebinar: false,
  schedule: { days: ['tuesday', 'thursday'], from: '19:30', to: '21:30' },
  zone: 'Asia/Jakarta',
  opensAt: '2026-11-09T17:00:00Z',
  closesAt: '2026-11-25T17:00:00Z',
  startsAt: '2026-12-01T12:30:00Z',
  endsAt: '2027-01-20T14:30:00Z',
  programName: null,
  mentorNames: ['Marlina Tefa'],
  comingSoon: false,
  onRegistration: false,
  started: false,
  ended: false,
  ...changes,
})

const items = [
  item('akan-datang', { comingSoon: true, opensAt: '2026-11-28T01:00:00Z' }),
  item('dibuka', {
    onRegistration: true,
    price: 1_250_000,
    mode: 'offline',
    city: 'Kupang',
    zone: 'Asia/Makassar',
    seatsLeft: 0,
  }),
  item('berlangsung', { started: true, level: 'advanced' }),
  item('selesai', { ended: true, mode: 'hybrid', city: 'Malang' }),
  item('segera', { schedule: null, mentorNames: [] }),
]

const premium = item('premium', {
  kind: 'course',
  isPremium: true,
  started: true,
  price: 450_000,
})

const props = { heading: 'Kelas terbaru', detail: '/Class/:slug' }
const page = (count: number) => ({ page: 1, perPage: 6, totalItems: count, totalPages: 1 })

const query: NodeQuery = {
  path: '/Class',
  values: [
    { name: 'page', type: 'number', value: 2, default: 1, max: 500 },
    { name: 'search', type: 'text', value: 'data', max: 60 },
    { name: 'state', type: 'choice', value: 'ended', of: ['onRegistration', 'started', 'ended'] },
  ],
  props: { page: 'page', search: 'search', state: 'state' },
}

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
  paged: {
    props: { ...props, page: 2, state: 'ended', search: 'data' },
    data: {
      classes: { items, pagination: { page: 2, perPage: 5, totalItems: 42, totalPages: 9 } },
    },
    query,
  },
  courses: {
    props: { ...props, kind: 'course', level: 'beginner', access: 'premium' },
    data: { classes: { items: [premium], pagination: page(1) } },
    query: {
      path: '/Courses',
      values: [
        { name: 'page', type: 'number', value: 1, default: 1, max: 500 },
        { name: 'search', type: 'text', value: undefined, max: 60 },
        {
          name: 'level',
          type: 'choice',
          value: 'beginner',
          of: ['beginner', 'intermediate', 'advanced'],
        },
        { name: 'access', type: 'choice', value: 'premium', of: ['premium', 'regular'] },
      ],
      props: { page: 'page', search: 'search', level: 'level', access: 'access' },
    },
  },
  'ended ones hidden': {
    props: { ...props, ended: 'hidden' },
    data: {
      classes: {
        items: items.filter(({ ended }) => !ended),
        pagination: page(4),
        states: { comingSoon: 1, onRegistration: 1, started: 1, ended: 12, soon: 1 },
      },
    },
    query: {
      path: '/Class',
      values: [
        { name: 'state', type: 'choice', value: undefined, of: ['onRegistration', 'ended'] },
        {
          name: 'ended',
          type: 'choice',
          value: 'hidden',
          default: 'hidden',
          of: ['hidden', 'shown'],
        },
      ],
      props: { state: 'state', ended: 'ended' },
    },
  },
  'nothing found': {
    props: { ...props, state: 'ended', search: 'data' },
    data: { classes: { items: [], pagination: page(0) } },
    query: {
      ...query,
      values: query.values.map((one) => (one.name === 'page' ? { ...one, value: 1 } : one)),
    },
  },
} satisfies FixturesOf<typeof classGrid>
