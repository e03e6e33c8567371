import type { FixturesOf } from '../fixture-types.ts'
import type { image } from './index.ts'

const props = {
  image: '/teras.svg',
  alt: 'Sebuah teras dengan dua bangku panjang dan rak buku.',
  caption: 'Teras baca di Lembah Seruni, dibuka kembali sesudah atapnya diganti.',
  credit: 'Ruang Baca Seruni',
}

export const fixtures = {
  filled: {
    props: { ...props, href: 'https://seruni.example', pixels: { width: 1600, height: 1000 } },
    data: {},
  },
  empty: { props: { caption: 'Tanpa gambar' }, data: {} },
  plain: { props: { image: '/teras.svg', width: 'text' }, data: {} },
  wide: { props: { ...props, ratio: 'wide', width: 'screen' }, data: {} },
  tall: { props: { ...props, ratio: 'tall', width: 'text' }, data: {} },
  long: {
    props: { ...props, caption: 'Pembelajaran'.repeat(25), credit: 'Ruangbaca'.repeat(13) },
    data: {},
  },
  english: {
    props: {
      image: '/teras.svg',
      alt: 'A porch with two benches and a shelf of books.',
      caption: 'The reading porch of Seruni Valley.',
      credit: 'Seruni Reading Room',
      ratio: 'standard',
    },
    data: {},
    locale: 'en',
  },
} satisfies FixturesOf<typeof image>
