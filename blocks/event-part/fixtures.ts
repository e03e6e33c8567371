import type { EventCareer, EventProgram } from '#schemas/services/post-event.ts'
import type { FixturesOf } from '../fixture-types.ts'
import type { eventPart } from './index.ts'

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
  registerUrl: 'https://lamar.example/penjaga',
}

const word = 'perkakas'.repeat(40)
const props = { part: 'p1', event: '/Event/:slug', back: '/Event/Program' }
const job = { of: 'careers', part: 'c1' } as const

export const fixtures = {
  filled: { props, data: { part: program } },
  empty: { props, data: { part: null } },
  career: {
    props: { ...job, event: '/Event/:slug', band: 'dark' },
    data: { part: career },
    locale: 'en',
  },
  'at the event': { props: job, data: { part: { ...career, city: null, registerUrl: null } } },
  mail: {
    props: {
      ...job,
      band: 'tint',
      apply: { label: 'Tulis surat', href: 'mailto:kerja@acara.example' },
    },
    data: { part: { ...career, registerUrl: null } },
  },
  long: {
    props,
    data: { part: { ...program, name: word, summary: word, event: { ...event, title: word } } },
  },
} satisfies FixturesOf<typeof eventPart>
