import type { NodeQuery } from '#schemas/page-query.ts'
import type { PostItem } from '#schemas/services/post.ts'
import type { PostEvent } from '#schemas/services/post-event.ts'
import type { FixturesOf } from '../fixture-types.ts'
import type { eventList } from './index.ts'

const event = (changes: Partial<PostEvent>): PostEvent => ({
  startsAt: '2026-12-05T01:00:00Z',
  endsAt: '2026-12-05T05:00:00Z',
  zone: 'Asia/Jakarta',
  place: 'Aula Sekolah Contoh, Bandung',
  address: 'Jalan Rekaan 12, Bandung',
  onlineUrl: null,
  registerUrl: null,
  seats: 120,
  comingSoon: true,
  started: false,
  ended: false,
  ...changes,
})

const item = (slug: string, changes: Partial<PostItem>): PostItem => ({
  id: `id-${slug}`,
  title: 'Hari terbuka: satu pagi di ruang belajar',
  slug,
  kind: 'event',
  summary: 'Datang, duduk di belakang, dan bertanya kepada siapa pun yang sedang belajar.',
  cover: null,
  category: null,
  publishedAt: '2026-11-03T02:00:00Z',
  minutes: 2,
  views: 40,
  event: event({}),
  ...changes,
})

const items = [
  item('hari-terbuka', {}),
  item('tur-timur', {
    title: 'Tur bengkel: empat kota, satu truk alat',
    event: event({
      startsAt: '2026-11-16T00:00:00Z',
      endsAt: '2026-11-28T08:00:00Z',
      zone: 'Asia/Makassar',
      place: 'Kupang, Ambon, Sorong, dan Jayapura',
      onlineUrl: 'https://siaran.example/tur',
      comingSoon: false,
      started: true,
    }),
  }),
  item('malam-karya', {
    title: 'Malam karya angkatan ketujuh',
    event: event({
      startsAt: '2026-09-30T17:00:00Z',
      endsAt: '2026-10-01T14:00:00Z',
      place: null,
      onlineUrl: 'https://siaran.example/malam',
      comingSoon: false,
      ended: true,
    }),
  }),
  item('segera', { title: 'Temu wali murid', event: null }),
]

const word = 'penyelenggaraan'.repeat(20)
const props = { heading: 'Acara', detail: '/Event/:slug' }
const page = (count: number) => ({ page: 1, perPage: 6, totalItems: count, totalPages: 1 })
const data = { events: { items, pagination: page(items.length) } }
const none = { events: { items: [], pagination: page(0) } }

const query: NodeQuery = {
  path: '/Event',
  values: [
    { name: 'page', type: 'number', value: 1, default: 1, max: 500 },
    { name: 'search', type: 'text', value: 'karya', max: 60 },
    { name: 'state', type: 'choice', value: 'ended', of: ['comingSoon', 'started', 'ended'] },
  ],
  props: { page: 'page', search: 'search', state: 'state' },
}

export const fixtures = {
  filled: {
    props: { ...props, lead: 'Datang sendiri, atau bawa satu kelas.', all: '/Event' },
    data,
  },
  empty: { props, data: none },
  'no others': { props: { ...props, excludeId: 'id-hari-terbuka' }, data: none },
  cards: { props: { ...props, look: 'cards', band: 'tint' }, data, locale: 'en' },
  long: {
    props: { ...props, heading: word.slice(0, 120) },
    data: {
      events: {
        items: [item('panjang', { title: word, summary: word, event: event({ place: word }) })],
        pagination: page(1),
      },
    },
  },
  paged: {
    props: { ...props, state: 'ended', search: 'karya' },
    data: { events: { items, pagination: { ...page(14), totalPages: 3 } } },
    query,
  },
  'nothing found': { props: { ...props, state: 'ended', search: 'karya' }, data: none, query },
} satisfies FixturesOf<typeof eventList>
