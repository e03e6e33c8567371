import type { FixturesOf } from '../fixture-types.ts'
import type { pageHead } from './index.ts'

const props = {
  heading: 'Kelas yang sedang dibuka',
  lead: 'Pilih kelas menurut waktu dan tingkat Anda. Semua kelas didampingi mentor dan diakhiri dengan proyek.',
  breadcrumb: [
    { label: 'Beranda', href: '/' },
    { label: 'Program', href: '/Program' },
  ],
}

export const fixtures = {
  filled: { props, data: {} },
  empty: { props: { heading: 'Kebijakan privasi' }, data: {} },
  tint: { props: { ...props, look: 'tint' }, data: {} },
  dark: { props: { ...props, look: 'dark' }, data: {}, locale: 'en' },
} satisfies FixturesOf<typeof pageHead>
