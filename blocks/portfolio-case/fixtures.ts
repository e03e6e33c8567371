import type { FixturesOf } from '../fixture-types.ts'
import type { portfolioCase } from './index.ts'

const props = {
  title: 'Rumah Baca Lembah',
  summary: 'Enam lemari buku di rumah warga, dengan satu daftar pinjam yang dijaga anak-anak.',
  cover: '/covers/rumah-baca.svg',
  description:
    '<h2>Sebelum kami datang</h2><p>Buku ada di balai desa yang terkunci. Anak-anak ada di rumah.</p><h2>Yang dikerjakan</h2><p>Enam keluarga meminjamkan satu dinding. Tukang dari desa membuat lemarinya.</p>',
  clientName: 'Desa Contoh',
  date: '2026-03-02',
  projectLink: 'https://rumah-baca.example',
  photos: [
    { link: '/photos/lemari.svg', name: 'Lemari pertama, di beranda.' },
    { link: '/photos/daftar.svg', name: 'Daftar pinjam pada pekan kedua.' },
  ],
  video: { link: 'https://video.example/1', thumbnail: '/photos/video.svg' },
  batchs: [{ label: 'Angkatan satu', date: '2025-07-01' }],
  images: ['/photos/halaman.svg'],
}

const word = 'penyerahan'.repeat(30)

export const fixtures = {
  filled: { props: { ...props, back: '/Portfolio' }, data: {} },
  empty: { props: { title: '' }, data: {} },
  bare: { props: { title: 'Peta Mata Air', band: 'tint' }, data: {}, locale: 'en' },
  'video without a picture': {
    props: { title: props.title, video: { link: 'https://video.example/1' } },
    data: {},
  },
  long: {
    props: {
      ...props,
      title: word.slice(0, 140),
      summary: word,
      clientName: word.slice(0, 120),
      description: `<p>${word}</p>`,
      photos: [{ link: '/photos/lemari.svg', name: word.slice(0, 160) }],
    },
    data: {},
  },
} satisfies FixturesOf<typeof portfolioCase>
