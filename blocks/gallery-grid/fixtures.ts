import type { Gallery } from '#schemas/services/gallery.ts'
import type { FixturesOf } from '../fixture-types.ts'
import type { galleryGrid } from './index.ts'

const photo = (id: string, caption: string, alt?: string): Gallery['photos'][number] => ({
  id,
  picture: `/photos/${id}.svg`,
  caption,
  ...(alt === undefined ? {} : { alt }),
})

const album = (slug: string, changes: Partial<Gallery>): Gallery => ({
  id: `id-${slug}`,
  title: 'Pekan tinjauan karya',
  slug,
  summary: 'Tiga hari, dua puluh meja, dan satu aturan: peninjau bertanya lebih dahulu.',
  place: 'Bandung',
  takenAt: '2026-11-03T02:00:00Z',
  photos: [
    photo('meja', 'Peserta menjelaskan tiga karya pilihannya.', 'Meja panjang dengan karya.'),
    photo('dinding', 'Satu lembar untuk setiap saran yang akan dicoba.'),
    photo('halaman', '', 'Orang-orang duduk melingkar di halaman.'),
  ],
  ...changes,
})

const items = [album('tinjauan', {}), album('keliling', { title: 'Kelas keliling', place: '' })]

const word = 'kebersamaan'.repeat(28)
const props = { heading: 'Galeri' }
const page = (count: number) => ({ page: 1, perPage: 6, totalItems: count, totalPages: 1 })
const data = { galleries: { items, pagination: page(items.length) } }

export const fixtures = {
  filled: { props: { ...props, lead: 'Foto diambil dengan izin.', all: '/Gallery' }, data },
  empty: { props, data: { galleries: { items: [], pagination: page(0) } } },
  folded: { props: { ...props, photos: 2, limit: 1, band: 'tint' }, data, locale: 'en' },
  long: {
    props: { ...props, heading: word.slice(0, 120) },
    data: {
      galleries: {
        items: [
          album('panjang', { title: word, place: word, summary: word, photos: [photo('a', word)] }),
        ],
        pagination: page(1),
      },
    },
  },
  paged: {
    props: { ...props, page: 2 },
    data: { galleries: { items, pagination: { ...page(14), page: 2, totalPages: 3 } } },
    query: {
      path: '/Gallery',
      values: [{ name: 'page', type: 'number', value: 2, default: 1, max: 500 }],
      props: { page: 'page' },
    },
  },
} satisfies FixturesOf<typeof galleryGrid>
