import type { FixturesOf } from '../fixture-types.ts'
import type { gallery } from './index.ts'

const items = [
  {
    image: '/teras.svg',
    alt: 'Teras dengan dua bangku panjang dan rak buku.',
    caption: 'Teras baca, sesudah atapnya diganti',
  },
  { image: '/balai.svg', alt: 'Balai desa dengan papan tulis di tengahnya.' },
  {
    image: '/perahu.svg',
    alt: 'Perahu kayu yang memuat peti-peti buku.',
    caption: 'Perahu buku di Teluk Seruni',
  },
  { image: '/meja.svg', alt: 'Meja panjang dengan enam laptop.' },
  { image: '/loket.svg', alt: 'Loket peminjaman dengan seorang penjaga.', caption: 'Loket' },
]
const props = { heading: 'Dari ruang-ruang belajar', items }

export const fixtures = {
  filled: { props: { ...props, eyebrow: 'Galeri', lead: 'Diambil oleh para peserta.' }, data: {} },
  empty: { props: { ...props, items: [] }, data: {} },
  bare: { props: { items: items.slice(0, 1), ratio: 'square', band: 'tint' }, data: {} },
  lead: { props: { ...props, look: 'lead', band: 'dark' }, data: {} },
  columns: { props: { ...props, look: 'columns' }, data: {} },
  notEnlarged: { props: { ...props, ratio: 'tall', enlarge: false }, data: {} },
  long: {
    props: {
      heading: 'Pembelajaran'.repeat(11),
      items: [{ image: '/teras.svg', alt: '', caption: 'Berkelanjutan'.repeat(23) }],
    },
    data: {},
  },
  english: {
    props: {
      heading: 'From the reading rooms',
      items: [
        { image: '/teras.svg', alt: 'A porch with two benches.', caption: 'The reading porch' },
        { image: '/balai.svg', alt: '' },
      ],
    },
    data: {},
    locale: 'en',
  },
} satisfies FixturesOf<typeof gallery>
