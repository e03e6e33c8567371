import type { FixturesOf } from '../fixture-types.ts'
import type { teaching } from './index.ts'

const pagination = { page: 1, perPage: 20, totalItems: 2, totalPages: 1 }
const startsAt = '2026-10-01T01:00:00.000Z'
const endsAt = '2026-12-15T10:00:00.000Z'
const named = { name: 'Git untuk Bekerja Bersama', slug: 'git-untuk-bekerja-bersama' }
const learner = {
  id: 'l1',
  name: 'Sekar Arum',
  class: named,
  enrolledAt: startsAt,
  chapters: 6,
  finished: 4,
  percent: 66,
  lastAt: '2026-11-20T03:00:00.000Z',
}
const data = {
  classes: {
    items: [
      {
        id: 'c1',
        ...named,
        kind: 'course' as const,
        state: 'started' as const,
        seats: 40,
        learners: 2,
        percent: 33,
        startsAt,
        endsAt,
      },
    ],
    pagination,
  },
  batches: {
    items: [
      {
        id: 'b1',
        name: 'Angkatan 7',
        slug: 'angkatan-7',
        program: { id: 'p1', name: 'Jalur Pengembang Web', slug: 'jalur-pengembang-web' },
        city: 'Salatiga',
        seats: 60,
        startsAt,
        endsAt,
        classes: [named],
      },
    ],
    pagination,
  },
  learners: {
    items: [
      learner,
      { ...learner, id: 'l2', name: 'Damar Jati', finished: 0, percent: 0, lastAt: null },
    ],
    pagination,
  },
}
const none = { items: [], pagination: { ...pagination, totalItems: 0, totalPages: 0 } }
const props = { heading: 'Kelas yang Anda ajar' }

export const fixtures = {
  filled: { props, data },
  one: { props: { ...props, class: named.slug }, data, locale: 'en' },
  'no-learners': { props, data: { ...data, batches: none, learners: none } },
  empty: { props, data: { classes: none, batches: none, learners: none } },
} satisfies FixturesOf<typeof teaching>
