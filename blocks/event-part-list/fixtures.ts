import type { NodeQuery } from '#schemas/page-query.ts'
import type { EventCareer, EventProgram } from '#schemas/services/post-event.ts'
import type { FixturesOf } from '../fixture-types.ts'
import type { eventPartList } from './index.ts'

const event = {
  id: 'e1',
  slug: 'pasar-alat',
  title: 'Pasar alat: satu hari menukar perkakas',
  zone: 'Asia/Makassar',
} as const

const program: EventProgram = {
  id: 'p1',
  slug: 'mengasah-pahat',
  name: 'Mengasah pahat yang tumpul',
  summary: 'Bawa satu pahat. Pulang dengan pahat yang dapat mencukur lengan.',
  event,
  startsAt: '2026-12-12T01:00:00Z',
  endsAt: '2026-12-12T02:30:00Z',
}

const career: EventCareer = {
  id: 'c1',
  slug: 'penjaga-bengkel',
  name: 'Penjaga bengkel pinjam',
  summary: 'Mencatat alat yang keluar dan menjelaskan cara memakainya.',
  event,
  organisation: 'Bengkel Rekaan',
  employment: 'part-time',
  city: 'Makassar',
  registerUrl: null,
}

const word = 'perkakas'.repeat(40)
const list = <Row>(items: Row[], totalPages = 1) => ({
  rows: { items, pagination: { page: 1, perPage: 10, totalItems: items.length, totalPages } },
})
const programs = { heading: 'Jadwal', detail: '/Event/Program/:id/:slug?' }
const careers = {
  heading: 'Pekerjaan',
  of: 'careers',
  detail: '/Event/Careers/:id/:slug?',
} as const

const query: NodeQuery = {
  path: '/Event/Program',
  values: [
    { name: 'page', type: 'number', value: 1, default: 1, max: 500 },
    { name: 'search', type: 'text', value: 'pahat', max: 60 },
  ],
  props: { page: 'page', search: 'search' },
}

export const fixtures = {
  filled: {
    props: { ...programs, lead: 'Semua acara, menurut jamnya.', all: '/Event/Program' },
    data: list([
      program,
      { ...program, id: 'p2', slug: 'menilai-kayu', name: 'Menilai kayu bekas' },
    ]),
  },
  careers: { props: { ...careers, band: 'tint' }, data: list([career]), locale: 'en' },
  empty: { props: programs, data: list<EventProgram>([]) },
  'no careers': { props: careers, data: list<EventCareer>([]) },
  long: {
    props: { ...programs, heading: word.slice(0, 120) },
    data: list([{ ...program, name: word, summary: word, event: { ...event, title: word } }]),
  },
  paged: { props: { ...programs, search: 'pahat' }, data: list([program], 3), query },
  'nothing found': { props: { ...programs, search: 'pahat' }, data: list<EventProgram>([]), query },
} satisfies FixturesOf<typeof eventPartList>
