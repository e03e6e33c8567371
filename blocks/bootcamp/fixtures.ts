import type { Batch } from '#schemas/services/batch.ts'
import type { ClassItem } from '#schemas/services/class.ts'
import type { ProgramDetail } from '#schemas/services/program.ts'
import type { FixturesOf } from '../fixture-types.ts'
import type { bootcamp } from './index.ts'

const program: ProgramDetail = {
  id: 'p1',
  name: 'Bootcamp Pengembang Web',
  slug: 'pengembang-web',
  summary: 'Dari halaman pertama sampai rilis, bersama satu mentor dari awal sampai akhir.',
  logo: null,
  cover: null,
  duration: '4 bulan',
  audience: 'Pemula',
  classCount: 2,
  about: '<p>Enam jam sepekan: dua pertemuan daring dan satu bengkel pada hari Sabtu.</p>',
  outcomes: ['Membuat situs yang jalan di ponsel lama', 'Merilis dan memperbaiki tanpa panik'],
  schoolCount: 3,
}

const batch = (name: string, changes: Partial<Batch>): Batch => ({
  id: `id-${name}`,
  name,
  slug: name.toLowerCase().replaceAll(' ', '-'),
  program: { id: program.id, name: program.name, slug: program.slug },
  city: null,
  seats: 60,
  registrationOpensAt: '2026-11-10T17:00:00Z',
  registrationClosesAt: '2026-12-01T17:00:00Z',
  startsAt: '2026-12-08T12:00:00Z',
  endsAt: '2027-04-06T14:00:00Z',
  isOpen: true,
  ...changes,
})

const item = (name: string, changes: Partial<ClassItem>): ClassItem => ({
  id: `id-${name}`,
  name,
  slug: name.toLowerCase().replaceAll(' ', '-'),
  code: 'WEB-01',
  kind: 'class',
  description: '',
  logo: null,
  cover: null,
  level: 'beginner',
  mode: 'online',
  city: null,
  price: 350_000,
  isPremium: false,
  seats: 60,
  seatsLeft: 20,
  hours: 18,
  isWebinar: false,
  schedule: null,
  zone: 'Asia/Jakarta',
  opensAt: '2026-11-10T17:00:00Z',
  closesAt: '2026-12-01T17:00:00Z',
  startsAt: '2026-12-08T12:00:00Z',
  endsAt: '2027-01-20T14:00:00Z',
  programName: program.name,
  mentorNames: ['Marlina Tefa'],
  comingSoon: false,
  onRegistration: true,
  started: false,
  ended: false,
  ...changes,
})

const classesOf = (items: ClassItem[]) => ({
  items,
  pagination: { page: 1, perPage: 100, totalItems: items.length, totalPages: 1 },
})
const batchesOf = (items: Batch[]) => ({
  items,
  pagination: { current_page: 1, last_page: 1, per_page: 100, total_data: items.length },
})

const batches = batchesOf([
  batch('Angkatan 13', {
    registrationOpensAt: '2026-07-01T17:00:00Z',
    registrationClosesAt: '2026-07-31T17:00:00Z',
    startsAt: '2026-08-10T12:00:00Z',
    endsAt: '2026-12-20T14:00:00Z',
    isOpen: false,
  }),
  batch('Angkatan 14', {}),
  batch('Angkatan 15', {
    city: 'Kupang',
    seats: 28,
    registrationOpensAt: '2027-02-01T17:00:00Z',
    registrationClosesAt: '2027-03-01T17:00:00Z',
    startsAt: '2027-03-10T12:00:00Z',
    endsAt: '2027-07-06T14:00:00Z',
    isOpen: false,
  }),
  batch('Angkatan lain', { program: { id: 'p2', name: 'Analis Data', slug: 'analis-data' } }),
])
const classes = classesOf([
  item('Halaman Pertama di Web', {}),
  item('Pemrograman dengan JavaScript', {
    price: 750_000,
    hours: 24,
    mentorNames: ['Marlina Tefa', 'Bagus Wirawan'],
  }),
  item('Tanya Jawab Terbuka', { kind: 'webinar', isWebinar: true, price: 0 }),
])

const word = 'pendampingan'.repeat(20)
const props = { slug: program.slug }
const data = { program, batches, classes }

export const fixtures = {
  filled: {
    props: {
      ...props,
      class: '/Class/:slug',
      register: { label: 'Daftar angkatan 14', href: '/Register' },
    },
    data,
  },
  empty: {
    props,
    data: { program: null, batches: batchesOf([]), classes: classesOf([]) },
  },
  'not planned': {
    props: { ...props, band: 'tint' },
    data: {
      program: { ...program, about: '', outcomes: [] },
      batches: batchesOf([]),
      classes: classesOf([]),
    },
  },
  closed: {
    props: { ...props, register: { label: 'Daftar', href: '/Register' }, band: 'plain' },
    data: { ...data, classes: classesOf([item('Gratis untuk Semua', { price: 0, hours: 0 })]) },
    now: '2026-12-05T03:00:00.000Z',
  },
  long: {
    props: { ...props, eyebrow: word.slice(0, 80) },
    data: {
      program: { ...program, name: word, summary: word },
      batches: batchesOf([batch(word, { city: word })]),
      classes: classesOf([item(word, { mentorNames: [word] })]),
    },
  },
  english: { props, data, locale: 'en' },
} satisfies FixturesOf<typeof bootcamp>
