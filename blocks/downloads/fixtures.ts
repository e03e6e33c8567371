import type { FixturesOf } from '../fixture-types.ts'
import type { downloads } from './index.ts'

const files = [
  {
    name: 'Buku panduan peserta',
    text: 'Jadwal, tata tertib dan nomor yang dapat dihubungi.',
    kind: 'PDF',
    kilobytes: 1240,
    href: '/media/panduan.pdf',
  },
  { name: 'Contoh surat izin orang tua', kind: 'DOCX', kilobytes: 38, href: '/media/izin.docx' },
  { name: 'Lagu pembuka kelas', kind: 'MP3', href: 'https://suara.example/pembuka.mp3' },
]
const props = { heading: 'Berkas untuk diunduh', files }

export const fixtures = {
  filled: {
    props: { ...props, eyebrow: 'Unduhan', lead: 'Boleh disalin dan dibagikan.' },
    data: {},
  },
  empty: { props: { ...props, files: [] }, data: {} },
  bare: { props: { files: files.slice(0, 2), band: 'tint' }, data: {} },
  cards: { props: { ...props, look: 'cards', band: 'tint' }, data: {} },
  dark: { props: { ...props, band: 'dark' }, data: {} },
  long: {
    props: {
      heading: 'Pembelajaran'.repeat(11),
      files: [
        {
          name: 'Pertanggungjawaban'.repeat(8),
          text: 'Kata'.repeat(75),
          kind: 'PRESENTASI',
          kilobytes: 99_999_999,
          href: '/media/panjang.pdf',
        },
      ],
    },
    data: {},
  },
  english: {
    props: {
      heading: 'Files',
      files: [{ name: 'Handbook', kind: 'PDF', kilobytes: 1240, href: '/media/handbook.pdf' }],
      look: 'cards',
    },
    data: {},
    locale: 'en',
  },
} satisfies FixturesOf<typeof downloads>
