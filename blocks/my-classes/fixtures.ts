import type { LearningClass } from '#schemas/services/learning.ts'
import type { FixturesOf } from '../fixture-types.ts'
import type { myClasses } from './index.ts'

const item = (name: string, progress: Partial<LearningClass['progress']>): LearningClass => ({
  class: {
    id: `id-${name}`,
    name,
    slug: name.toLowerCase().replaceAll(' ', '-'),
    kind: 'course',
    isPremium: false,
    cover: null,
  },
  enrolledAt: '2026-11-01T00:00:00.000Z',
  progress: { chapters: 6, finished: 0, percent: 0, resume: null, lastAt: null, ...progress },
})

const resume = { title: 'Area siap', slug: 'area-siap', moduleSlug: 'awal' }
const items = [
  item('Git untuk Bekerja Bersama', {
    finished: 2,
    percent: 33,
    resume,
    lastAt: '2026-11-20T00:00:00.000Z',
  }),
  item('Menulis untuk Layar', { resume }),
  item('Kelas yang selesai', { finished: 6, percent: 100, lastAt: '2026-11-20T00:00:00.000Z' }),
  item('Kelas tanpa bab', { chapters: 0 }),
]
const pagination = { page: 1, perPage: 6, totalItems: items.length, totalPages: 1 }
const props = {
  heading: 'Kelas saya',
  chapter: '/Courses/:slug/module/:moduleSlug?/chapter/:chapterSlug',
  class: '/Courses/:slug',
  all: '/Courses',
}

export const fixtures = {
  filled: { props, data: { classes: { items, pagination } } },
  empty: {
    props,
    data: { classes: { items: [], pagination: { ...pagination, totalItems: 0, totalPages: 0 } } },
    locale: 'en',
  },
} satisfies FixturesOf<typeof myClasses>
