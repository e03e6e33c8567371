import type { PostItem } from '#schemas/services/post.ts'
import type { FixturesOf } from '../fixture-types.ts'
import type { videoGrid } from './index.ts'

const item = (slug: string, changes: Partial<PostItem>): PostItem => ({
  id: `id-${slug}`,
  title: 'Membaca silabus dalam satu menit',
  slug,
  kind: 'video',
  summary: 'Tiga langkah untuk menilai silabus sebelum mendaftar, tanpa suara.',
  cover: null,
  category: null,
  publishedAt: '2026-11-03T02:00:00Z',
  minutes: 1,
  views: 40,
  author: 'Larasati Rekaan',
  video: { youtubeId: null, file: '/videos/silabus.webm', seconds: 67, thumbnail: '/poster.svg' },
  ...changes,
})

const items = [
  item('silabus', {}),
  item('rekaman', {
    title: 'Rekaman: malam karya angkatan ketujuh',
    author: null,
    video: { youtubeId: 'abcdefghijk', file: null, seconds: 4207, thumbnail: null },
  }),
  item('segera', { title: 'Bertanya supaya cepat terbantu', video: null }),
]

const word = 'pembelajaran'.repeat(25)
const props = { heading: 'Video' }
const page = (count: number) => ({ page: 1, perPage: 6, totalItems: count, totalPages: 1 })
const data = { videos: { items, pagination: page(items.length) } }

export const fixtures = {
  filled: { props: { ...props, lead: 'Semuanya dapat ditonton tanpa suara.' }, data },
  empty: { props, data: { videos: { items: [], pagination: page(0) } } },
  pages: {
    props: { ...props, detail: '/Video/:slug', band: 'tint', all: '/Video' },
    data,
    locale: 'en',
  },
  long: {
    props: { ...props, heading: word.slice(0, 120) },
    data: {
      videos: {
        items: [item('panjang', { title: word, summary: word, author: word })],
        pagination: page(1),
      },
    },
  },
  paged: {
    props: { ...props, search: 'karya' },
    data: { videos: { items, pagination: { ...page(14), totalPages: 3 } } },
    query: {
      path: '/Video',
      values: [
        { name: 'page', type: 'number', value: 1, default: 1, max: 500 },
        { name: 'search', type: 'text', value: 'karya', max: 60 },
      ],
      props: { page: 'page', search: 'search' },
    },
  },
} satisfies FixturesOf<typeof videoGrid>
