import type { EventCareer, EventProgram, PostEvent } from '#schemas/services/post-event.ts'
import type { PostDetail } from '#schemas/services/post.ts'
import type { FixturesOf } from '../fixture-types.ts'
import type { eventDetail } from './index.ts'

const event = (changes: Partial<PostEvent>): PostEvent => ({
  startsAt: '2026-12-05T01:00:00Z',
  endsAt: '2026-12-05T05:00:00Z',
  zone: 'Asia/Jakarta',
  place: 'Aula Sekolah Contoh, Bandung',
  address: 'Jalan Rekaan 12, Bandung',
  onlineUrl: 'https://siaran.example/terbuka',
  registerUrl: '/Register',
  seats: 120,
  comingSoon: true,
  started: false,
  ended: false,
  ...changes,
})

const post: PostDetail = {
  id: 'e1',
  title: 'Hari terbuka: satu pagi di ruang belajar',
  slug: 'hari-terbuka',
  kind: 'event',
  summary: 'Datang, duduk di belakang, dan bertanya kepada siapa pun yang sedang belajar.',
  cover: null,
  category: null,
  publishedAt: '2026-11-03T02:00:00Z',
  minutes: 2,
  views: 40,
  event: event({}),
  content:
    '<p>Tidak ada panggung. Kelas berjalan seperti biasa, dan Anda boleh duduk di mana pun.</p><h2>Yang perlu dibawa</h2><p>Pertanyaan, dan satu teman.</p>',
}

const named = { id: post.id, slug: post.slug, title: post.title, zone: 'Asia/Jakarta' } as const

const program = (slug: string, changes: Partial<EventProgram>): EventProgram => ({
  id: `id-${slug}`,
  slug,
  name: 'Kelas terbuka',
  summary: 'Satu kelas berjalan seperti biasa, dengan kursi untuk tamu.',
  event: named,
  startsAt: '2026-12-05T01:00:00Z',
  endsAt: '2026-12-05T03:00:00Z',
  ...changes,
})

const career: EventCareer = {
  id: 'c1',
  slug: 'pendamping',
  name: 'Pendamping keluarga peserta',
  summary: 'Menjawab pertanyaan keluarga lewat telepon.',
  event: named,
  organisation: 'Koperasi Rekaan',
  employment: 'part-time',
  city: 'Bandung',
  registerUrl: null,
}

const programs = [
  program('kelas-terbuka', {}),
  program('tanya-jawab', {
    name: 'Tanya jawab dengan peserta',
    startsAt: '2026-12-05T03:30:00Z',
    endsAt: '2026-12-05T05:00:00Z',
  }),
]
const list = <Row>(items: Row[]) => ({
  items,
  pagination: { page: 1, perPage: 50, totalItems: items.length, totalPages: 1 },
})

const word = 'penyelenggaraan'.repeat(20)
const props = { slug: 'hari-terbuka' }
const filled = { post, programs: list(programs), careers: list([career]) }
const alone = { programs: list<EventProgram>([]), careers: list<EventCareer>([]) }

export const fixtures = {
  filled: {
    props: {
      ...props,
      back: '/Event',
      program: '/Event/Program/:id/:slug?',
      career: '/Event/Careers/:id/:slug?',
    },
    data: filled,
  },
  empty: { props, data: { post: null, programs: null, careers: null } },
  ended: {
    props: { ...props, band: 'plain' },
    data: { ...filled, post: { ...post, event: event({ comingSoon: false, ended: true }) } },
    locale: 'en',
  },
  online: {
    props,
    data: {
      ...alone,
      post: { ...post, event: event({ place: null, address: null, seats: null }) },
    },
  },
  'no event': { props: { id: 'e1' }, data: { ...alone, post: { ...post, event: null } } },
  long: {
    props,
    data: {
      post: { ...post, title: word, summary: word, event: event({ place: word, address: word }) },
      programs: list([program('panjang', { name: word, summary: word })]),
      careers: list([{ ...career, name: word, organisation: word, city: word }]),
    },
  },
} satisfies FixturesOf<typeof eventDetail>
