import type { FixturesOf } from '../fixture-types.ts'
import type { breadcrumbs } from './index.ts'

const items = [
  { label: 'Beranda', href: '/' },
  { label: 'Kelas', href: '/Class' },
]

export const fixtures = {
  filled: { props: { items, current: 'Dasar pemrograman web' }, data: {} },
  empty: { props: { items: [], current: 'Beranda' }, data: {} },
  above: { props: { items, band: 'tint' }, data: {} },
  dark: { props: { items, current: 'Dasar pemrograman web', band: 'dark' }, data: {} },
  long: {
    props: {
      items: [...items, { label: 'Program'.repeat(11), href: '/Program' }],
      current: 'Pemrograman'.repeat(18),
    },
    data: {},
  },
  english: {
    props: {
      items: [
        { label: 'Home', href: '/en' },
        { label: 'Classes', href: '/en/Class' },
      ],
      current: 'Foundations of web programming',
    },
    data: {},
    locale: 'en',
  },
} satisfies FixturesOf<typeof breadcrumbs>
