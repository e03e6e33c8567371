import type { FixturesOf } from '../fixture-types.ts'
import type { hero } from './index.ts'

const props = {
  eyebrow: 'Beasiswa belajar 2027',
  heading: 'Keterampilan digital untuk setiap kota',
  lead: 'Kelas bersama mentor yang bekerja di bidangnya, untuk pelajar, guru, dan pekerja dari Sabang sampai Merauke.',
  actions: [
    { label: 'Lihat kelas', href: '/Class' },
    { label: 'Tentang program', href: '/Program' },
  ],
  image: '/covers/kawung-hutan.svg',
}
const facts = [
  { value: '4.800', label: 'Alumni' },
  { value: '62', label: 'Kota dan kabupaten' },
  { value: '318', label: 'Sekolah mitra' },
  { value: '94', label: 'Mentor' },
]

export const fixtures = {
  filled: { props: { ...props, facts }, data: {} },
  empty: { props: { heading: 'Keterampilan digital untuk setiap kota' }, data: {} },
  centered: {
    props: { ...props, look: 'centered', band: 'tint', facts: facts.slice(0, 3) },
    data: {},
  },
  editorial: { props: { ...props, look: 'editorial', facts }, data: {} },
  front: { props: { ...props, look: 'front', facts: facts.slice(0, 3) }, data: {} },
  sheet: { props: { ...props, look: 'sheet', facts: facts.slice(0, 3) }, data: {} },
  split: { props: { ...props, look: 'split', facts: facts.slice(0, 2) }, data: {} },
  'without a picture': {
    props: { ...props, image: undefined, facts: facts.slice(0, 3) },
    data: {},
  },
  'one action and a long heading': {
    props: {
      heading:
        'Pelatihan keamanan informasi bagi penyelenggara pelayanan publik di kabupaten dan kota seluruh Indonesia',
      lead: props.lead,
      actions: props.actions.slice(0, 1),
    },
    data: {},
  },
  banner: {
    props: { ...props, look: 'banner', band: 'primary', image: undefined, facts: facts.slice(1) },
    data: {},
  },
  'short heading': {
    props: { heading: 'Dari nol', actions: props.actions, facts },
    data: {},
    locale: 'en',
  },
  photograph: {
    props: { ...props, look: 'banner', band: 'dark', alt: 'Peserta menenun bersama di Sumba' },
    data: {},
    locale: 'en',
  },
} satisfies FixturesOf<typeof hero>
