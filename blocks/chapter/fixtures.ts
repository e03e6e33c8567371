import type { Chapter, ChapterItem } from '#schemas/services/chapter.ts'
import type { FixturesOf } from '../fixture-types.ts'
import type { chapter } from './index.ts'

const items: ChapterItem[] = ['Area siap', 'Pesan', 'Membatalkan'].map((title) => ({
  title,
  slug: title.toLowerCase().replace(' ', '-'),
  minutes: 20,
  isFree: title === 'Area siap',
  hasBody: true,
}))
const module = { title: 'Menyimpan perubahan', slug: 'menyimpan-perubahan', summary: 'Satu hal.' }
const syllabus = {
  class: { slug: 'git', isPremium: true },
  items: [{ id: 'm1', ...module, hours: 3, chapters: items }],
}
const neighbourOf = (at: number) => {
  const { title = '', slug = '' } = items[at] ?? {}
  return { title, slug, moduleSlug: module.slug }
}

const open: Chapter = {
  id: 'c1',
  title: 'Pesan',
  slug: 'pesan',
  minutes: 20,
  isFree: false,
  hasBody: true,
  pageTitle: 'Pesan – Git untuk Bekerja Bersama',
  pageDescription: 'Pesan komit dibaca oleh dua orang: rekan Anda, dan Anda sendiri.',
  class: {
    id: 'k1',
    name: 'Git untuk Bekerja Bersama',
    slug: 'git',
    description: 'Menyimpan perubahan, bekerja di cabang, dan menyelesaikan konflik.',
    price: 149_000,
    isPremium: true,
  },
  module,
  number: 2,
  count: 3,
  prev: neighbourOf(0),
  next: neighbourOf(2),
  locked: false,
  body: '<p>Pesan komit dibaca oleh dua orang: rekan Anda, dan Anda sendiri.</p><h2>Bentuk</h2><pre><code>git commit --amend</code></pre>',
}
const locked: Chapter = { ...open, locked: true, body: null }
const free: Chapter = {
  ...open,
  title: 'Area siap',
  slug: 'area-siap',
  isFree: true,
  number: 1,
  prev: null,
}

const props = {
  slug: 'git',
  chapterSlug: 'pesan',
  chapter: '/Courses/:slug/module/:moduleSlug?/chapter/:chapterSlug',
  class: '/Courses/:slug',
  list: '/Courses',
}

export const fixtures = {
  filled: { props, data: { chapter: open, syllabus } },
  empty: { props, data: { chapter: null, syllabus: null } },
  locked: { props, data: { chapter: locked, syllabus } },
  free: { props, data: { chapter: free, syllabus }, locale: 'en' },
  unwritten: {
    props,
    data: { chapter: { ...open, hasBody: false, body: null, next: null }, syllabus: null },
  },
} satisfies FixturesOf<typeof chapter>
