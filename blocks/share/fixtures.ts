import type { FixturesOf } from '../fixture-types.ts'
import type { share } from './index.ts'

export const fixtures = {
  filled: {
    props: { heading: 'Bagikan tulisan ini', text: 'Kelas menulis dibuka lagi' },
    data: {},
  },
  empty: { props: { heading: 'Bagikan' }, data: {} },
  dark: { props: { heading: 'Bagikan kelas ini', band: 'dark' }, data: {} },
  long: { props: { heading: 'Bagikan'.repeat(11), text: 'Kelas'.repeat(40) }, data: {} },
  english: { props: { heading: 'Share this article', band: 'tint' }, data: {}, locale: 'en' },
} satisfies FixturesOf<typeof share>
