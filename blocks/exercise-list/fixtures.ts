import type { NodeQuery } from '#schemas/page-query.ts'
import type { FixturesOf } from '../fixture-types.ts'
import type { exerciseList } from './index.ts'

const items = [
  {
    slug: 'jumlah-daftar',
    title: 'Jumlah sebuah daftar',
    language: 'javascript',
    level: 'beginner',
    topic: 'Larik',
    href: '/Coding-Studio/jumlah-daftar',
  },
  {
    slug: 'pelanggan-tanpa-pesanan',
    title: 'Pelanggan tanpa pesanan',
    language: 'sql',
    level: 'intermediate',
    topic: 'JOIN',
    href: '/Coding-Studio/pelanggan-tanpa-pesanan',
  },
] as const

const props = { heading: 'Latihan', lead: 'Pilih bahasa dan tingkat.', items: [...items] }

const query: NodeQuery = {
  path: '/Coding-Studio',
  values: [
    { name: 'language', type: 'choice', of: ['javascript', 'sql', 'html-css'] },
    { name: 'level', type: 'choice', value: 'beginner', of: ['beginner', 'intermediate'] },
  ],
  props: { language: 'language', level: 'level' },
}

const word = 'pemrograman'.repeat(12)

export const fixtures = {
  filled: { props, data: {}, query },
  empty: { props: { ...props, items: [] }, data: {}, query },
  tint: { props: { ...props, eyebrow: 'Studio kode', band: 'tint' }, data: {} },
  long: {
    props: {
      heading: word.slice(0, 120),
      items: [{ ...items[0], title: word.slice(0, 120), topic: word.slice(0, 60) }],
    },
    data: {},
  },
  english: {
    props: {
      heading: 'Exercises',
      items: [{ ...items[0], title: 'Sum of a list', topic: 'Arrays' }],
    },
    data: {},
    locale: 'en',
  },
} satisfies FixturesOf<typeof exerciseList>
