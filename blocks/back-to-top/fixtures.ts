import type { FixturesOf } from '../fixture-types.ts'
import type { backToTop } from './index.ts'

export const fixtures = {
  filled: { props: { label: 'Kembali ke awal halaman' }, data: {} },
  empty: { props: {}, data: {} },
  long: { props: { label: 'Kembalikeatas'.repeat(3) }, data: {} },
  english: { props: {}, data: {}, locale: 'en' },
} satisfies FixturesOf<typeof backToTop>
