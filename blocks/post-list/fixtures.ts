import type { PostItem } from '#schemas/services/post.ts'
import type { FixturesOf } from '../fixture-types.ts'
import type { postList } from './index.ts'

const post = (slug: string, title: string, changes: Partial<PostItem>): PostItem => ({
  id: `id-${slug}`,
  title,
  slug,
  kind: 'news',
  summary: 'Catatan dari lapangan tentang apa yang berhasil, apa yang tidak, dan mengapa.',
  cover: null,
  category: { id: 'k1', name: 'Cerita lapangan', slug: 'cerita-lapangan' },
  publishedAt: '2026-11-03T02:00:00Z',
  minutes: 4,
  views: 120,
  ...changes,
})

const items = [
  post('guru-tambora', 'Guru di lereng Tambora mengajar pemrograman tanpa laboratorium', {
    summary:
      'Dengan tiga laptop bekas dan satu papan tulis, dua puluh siswa menyelesaikan proyek pertama mereka dalam satu semester.',
    minutes: 7,
  }),
  post('pendaftaran', 'Pendaftaran angkatan kesembilan dibuka', {
    category: { id: 'k2', name: 'Pengumuman', slug: 'pengumuman' },
    publishedAt: '2026-10-21T23:30:00Z',
    minutes: 2,
  }),
  post('perpustakaan', 'Perpustakaan desa yang menjadi ruang kode', { category: null }),
  post('alumni', 'Ke mana alumni pergi setelah lulus', { publishedAt: '2026-09-01T02:00:00Z' }),
]

const props = { heading: 'Kabar terbaru', kind: 'news', detail: '/News/:id/:title?' }
const pagination = { page: 1, perPage: 6, totalItems: items.length, totalPages: 1 }
const none = { posts: { items: [], pagination: { ...pagination, totalItems: 0 } } }
const data = { posts: { items, pagination } }

export const fixtures = {
  filled: { props: { ...props, all: '/News' }, data },
  empty: { props, data: none },
  lines: { props: { ...props, look: 'lines', eyebrow: 'Berita' }, data, locale: 'en' },
  lead: { props: { ...props, look: 'lead', all: '/News', band: 'tint' }, data },
  'without a heading': { props: { ...props, heading: undefined, all: '/News' }, data },
  searched: {
    props: { ...props, search: 'guru', sort: 'oldest', category: 'cerita-lapangan' },
    data,
    query: {
      path: '/News',
      values: [
        { name: 'page', type: 'number', value: 1, default: 1, max: 500 },
        { name: 'search', type: 'text', value: 'guru', max: 60 },
        {
          name: 'sort',
          type: 'choice',
          value: 'oldest',
          default: 'newest',
          of: ['newest', 'oldest'],
        },
        { name: 'category', type: 'choice', value: 'cerita-lapangan', of: ['cerita-lapangan'] },
      ],
      props: { page: 'page', search: 'search', sort: 'sort', category: 'category' },
    },
  },
  'no others': { props: { ...props, excludeId: 'id-alumni' }, data: none },
} satisfies FixturesOf<typeof postList>
