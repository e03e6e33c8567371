import type { Submission } from '#schemas/services/submission.ts'
import type { FixturesOf } from '../fixture-types.ts'
import type { submissionList } from './index.ts'

const submission = (id: string, rest: Partial<Submission>): Submission => ({
  id,
  receipt: 'TN-7KQ4-2M9X',
  form: 'contact.write',
  title: 'Tulis kepada kami',
  path: '/Contact',
  answers: [
    { name: 'name', label: 'Nama', kind: 'text', value: 'Rahma Yuniar' },
    { name: 'email', label: 'Surel', kind: 'email', value: 'rahma@sekolah.example' },
    { name: 'message', label: 'Pesan', kind: 'longtext', value: 'Apakah ada kelas malam?' },
  ],
  language: 'id',
  sentAt: '2026-11-20T03:00:00.000Z',
  deletesAt: '2027-11-20T03:00:00.000Z',
  ...rest,
})
const items = [
  submission('s1', {}),
  submission('s2', {
    receipt: 'TN-R5WD-8HN3',
    form: 'workshop.ask',
    title: 'Minta lokakarya',
    path: '/Workshop',
    language: 'en',
    answers: [{ name: 'city', label: 'City', kind: 'city', value: 'Kota Semarang, Jawa Tengah' }],
  }),
  submission('s3', { receipt: 'TN-C3VE-6TPB', answers: [] }),
]
const forms = [
  { form: 'contact.write', title: 'Tulis kepada kami', count: 2 },
  { form: 'workshop.ask', title: 'Minta lokakarya', count: 1 },
]
const pagination = { page: 1, perPage: 10, totalItems: items.length, totalPages: 1 }

export const fixtures = {
  filled: {
    props: { heading: 'Semua kiriman' },
    data: { submissions: { items, pagination, forms } },
  },
  many: {
    props: { heading: 'All submissions' },
    data: {
      submissions: {
        items,
        forms,
        pagination: { ...pagination, totalItems: 2400, totalPages: 240 },
      },
    },
    locale: 'en',
  },
  empty: {
    props: { heading: 'Semua kiriman' },
    data: {
      submissions: {
        items: [],
        pagination: { ...pagination, totalItems: 0, totalPages: 0 },
        forms: [],
      },
    },
  },
} satisfies FixturesOf<typeof submissionList>
