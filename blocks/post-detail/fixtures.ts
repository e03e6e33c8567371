import type { PostDetail } from '#schemas/services/post.ts'
import type { FixturesOf } from '../fixture-types.ts'
import type { postDetail } from './index.ts'

const post: PostDetail = {
  id: '7',
  title: 'Guru di lereng Tambora mengajar pemrograman tanpa laboratorium',
  slug: 'guru-tambora',
  kind: 'news',
  summary:
    'Dengan tiga laptop bekas dan satu papan tulis, dua puluh siswa menyelesaikan proyek pertama mereka.',
  cover: null,
  category: { id: 'k1', name: 'Cerita lapangan', slug: 'cerita-lapangan' },
  publishedAt: '2026-11-03T02:00:00Z',
  minutes: 7,
  views: 120,
  content:
    '<p>Setiap Selasa sore, meja-meja di ruang guru digeser ke dinding. Tiga laptop diletakkan di tengah, dan siswa duduk melingkar.</p><h2>Menulis di kertas lebih dulu</h2><p>Sebelum menyentuh papan ketik, setiap kelompok menuliskan langkah programnya di kertas. Cara ini lambat, tetapi kesalahan ditemukan bersama.</p><blockquote><p>Yang kurang bukan komputer, melainkan waktu untuk berpikir.</p></blockquote><ul><li>Satu soal setiap pekan</li><li>Dua kali uji coba</li></ul>',
}

const props = { kind: 'news', id: post.id, back: '/News' }

export const fixtures = {
  filled: { props, data: { post } },
  empty: { props, data: { post: null } },
  wide: { props: { ...props, look: 'wide' }, data: { post }, locale: 'en' },
  band: { props: { ...props, look: 'band' }, data: { post } },
  signed: { props, data: { post: { ...post, author: 'Mega Lestari' } } },
  bare: {
    props: { kind: 'blog', slug: post.slug },
    data: { post: { ...post, category: null, summary: '' } },
  },
} satisfies FixturesOf<typeof postDetail>
