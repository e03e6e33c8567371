import type { PodcastItem } from '#schemas/services/podcast.ts'
import type { FixturesOf } from '../fixture-types.ts'
import type { podcastList } from './index.ts'

const item = (slug: string, changes: Partial<PodcastItem>): PodcastItem => ({
  id: `id-${slug}`,
  title: 'Guru yang berani berkata “saya tidak tahu”',
  slug,
  summary: 'Dua guru bercerita tentang pertanyaan siswa yang tidak dapat mereka jawab.',
  cover: null,
  category: { id: 'k1', name: 'Ruang guru', slug: 'ruang-guru' },
  speakers: ['Yohanes Manek', 'Nur Aini Lubis'],
  seconds: 1475,
  audio: '/audio/episode.mp3',
  publishedAt: '2026-11-03T02:00:00Z',
  ...changes,
})

const items = [
  item('tidak-tahu', {}),
  item('kelas-malam', {
    title: 'Kelas malam di atas kapal',
    speakers: [],
    category: null,
    seconds: 20,
  }),
  item('wawancara', { title: 'Wawancara kerja pertama', audio: null }),
]

const word = 'percakapan'.repeat(30)
const props = { heading: 'Siniar', detail: '/Podcasts/:slug' }
const page = (count: number) => ({ page: 1, perPage: 6, totalItems: count, totalPages: 1 })
const data = { podcasts: { items, pagination: page(items.length) } }

export const fixtures = {
  filled: { props: { ...props, lead: 'Setengah jam, tanpa iklan.', all: '/Podcasts' }, data },
  empty: { props, data: { podcasts: { items: [], pagination: page(0) } } },
  english: { props: { ...props, band: 'tint' }, data, locale: 'en' },
  long: {
    props: { ...props, heading: word.slice(0, 120) },
    data: {
      podcasts: {
        items: [item('panjang', { title: word, summary: word, speakers: [word] })],
        pagination: page(1),
      },
    },
  },
  paged: {
    props: { ...props, search: 'kelas', category: 'ruang-guru' },
    data: { podcasts: { items, pagination: { ...page(14), totalPages: 3 } } },
    query: {
      path: '/Podcasts',
      values: [
        { name: 'page', type: 'number', value: 1, default: 1, max: 500 },
        { name: 'search', type: 'text', value: 'kelas', max: 60 },
        { name: 'category', type: 'choice', value: 'ruang-guru', of: ['ruang-guru', 'karier'] },
      ],
      props: { page: 'page', search: 'search', category: 'category' },
    },
  },
} satisfies FixturesOf<typeof podcastList>
