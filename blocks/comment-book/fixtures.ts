import type { BookReview } from '#schemas/services/rest.ts'
import type { FixturesOf } from '../fixture-types.ts'
import type { commentBook } from './index.ts'

const review = (id: string, message: string, changes: Partial<BookReview> = {}): BookReview => ({
  id,
  sent_at: '2026-11-03T02:00:00Z',
  name: 'Ni Komang Rekaan',
  message,
  rating: 5,
  ...changes,
})

const reviews = [
  review('b1', 'Kelasnya kecil, jadi pertanyaan saya dijawab sampai selesai.'),
  review('b2', 'Ruang sorenya panas, tetapi mentornya sabar.', { name: 'Theo Contoh', rating: 3 }),
  review('b3', 'Terima kasih.\nSaya akan kembali membawa adik.', { name: 'Dewi', rating: null }),
]

const word = 'kesan'.repeat(60)
const props = { heading: 'Buku tamu' }
const action = { label: 'Tulis kesan', href: '/Buku-Tamu' }

export const fixtures = {
  filled: { props: { ...props, lead: 'Dibaca sebelum tampil.', action }, data: { reviews } },
  empty: { props: { ...props, action }, data: { reviews: [] } },
  english: { props: { ...props, band: 'tint' }, data: { reviews }, locale: 'en' },
  long: {
    props: { heading: word.slice(0, 120) },
    data: { reviews: [review('b', word, { name: word })] },
  },
  paged: {
    props: { ...props, limit: 2, page: 2 },
    data: { reviews },
    query: {
      path: '/Buku-Tamu',
      values: [{ name: 'page', type: 'number', value: 2, default: 1, max: 500 }],
      props: { page: 'page' },
    },
  },
} satisfies FixturesOf<typeof commentBook>
