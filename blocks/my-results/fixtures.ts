import type { LearningResult } from '#schemas/services/learning-result.ts'
import type { FixturesOf } from '../fixture-types.ts'
import type { myResults } from './index.ts'

const result = (id: string, rest: Partial<LearningResult>): LearningResult => ({
  id,
  kind: 'quiz',
  slug: 'matematika-dasar',
  title: 'Matematika dasar',
  path: '/Quiz?subject=matematika-dasar',
  correct: 8,
  total: 10,
  recordedAt: '2026-11-20T03:00:00.000Z',
  ...rest,
})

const items = [
  result('r1', {}),
  result('r2', {
    kind: 'exercise',
    slug: 'jumlah-dua-angka',
    title: 'Jumlah dua angka',
    path: '/Coding-Studio/jumlah-dua-angka',
    correct: 4,
    total: 4,
  }),
  result('r3', { title: 'Bahasa Inggris', slug: 'bahasa-inggris', correct: 0, total: 5 }),
]
const props = { heading: 'Nilai saya' }
const pagination = { page: 1, perPage: 10, totalItems: items.length, totalPages: 1 }
const none = { items: [], pagination: { ...pagination, totalItems: 0, totalPages: 0 } }
const word = 'pembelajaran'.repeat(13)

export const fixtures = {
  filled: { props, data: { results: { items, pagination } } },
  long: { props, data: { results: { items: [result('r4', { title: word })], pagination } } },
  empty: { props: { heading: 'My scores' }, data: { results: none }, locale: 'en' },
  'empty kind': { props: { ...props, kind: 'exercise' }, data: { results: none } },
} satisfies FixturesOf<typeof myResults>
