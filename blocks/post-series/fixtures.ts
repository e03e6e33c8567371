import type { PostDetail } from '#schemas/services/post.ts'
import type { FixturesOf } from '../fixture-types.ts'
import type { postSeries } from './index.ts'

const item = (slug: string, title: string) => ({ id: `id-${slug}`, slug, title })

const parts = [
  item('buku-kedua', 'Buku kedua: barang yang masuk'),
  item('buku-ketiga', 'Buku ketiga: siapa yang belum membayar'),
]

const opener: PostDetail = {
  ...item('toko-kecil', 'Toko kecil, tiga buku'),
  kind: 'article',
  summary: 'Mencatat sebuah toko dalam tiga buku tulis.',
  cover: null,
  category: null,
  publishedAt: '2026-10-01T02:00:00Z',
  minutes: 6,
  views: 120,
  content: '<p>Mulai dari satu buku.</p>',
  parent: null,
  parts,
}

const word = 'pembukuan'.repeat(25)
const props = {
  heading: 'Seri: tiga buku untuk toko kecil',
  opener: 'toko-kecil',
  post: 'buku-kedua',
  detail: '/Articles/:slug',
}

export const fixtures = {
  filled: { props, data: { opener } },
  empty: { props: { ...props, opener: undefined }, data: { opener: { ...opener, parts: [] } } },
  'no such post': { props, data: { opener: null } },
  'the first': { props: { ...props, post: 'toko-kecil', band: 'tint' }, data: { opener } },
  neighbours: { props: { ...props, look: 'neighbours' }, data: { opener } },
  'of a category': {
    props: {
      heading: 'Dari rubrik ini',
      category: 'karier',
      detail: '/Articles/:slug',
      look: 'list',
    },
    data: {
      posts: {
        items: [opener, { ...opener, ...item('surat', 'Surat lamaran yang dibaca sampai akhir') }],
        pagination: { page: 1, perPage: 100, totalItems: 2, totalPages: 1 },
      },
    },
  },
  long: {
    props: { ...props, heading: word.slice(0, 120), lead: word },
    data: { opener: { ...opener, title: word, parts: [{ ...item('buku-kedua', word) }] } },
  },
  english: {
    props: { ...props, heading: 'Three books for a small shop' },
    data: { opener },
    locale: 'en',
  },
} satisfies FixturesOf<typeof postSeries>
