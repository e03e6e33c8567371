import type { CountersProps } from './schema.ts'
import type { FixturesOf } from '../fixture-types.ts'
import type { counters } from './index.ts'

const items: CountersProps['items'] = [
  { flag: 'alumni', label: 'Alumni di seluruh Indonesia' },
  { flag: 'schools', label: 'Sekolah mitra' },
  { flag: 'cities', label: 'Kota dan kabupaten' },
  { flag: 'mentors', label: 'Mentor dari industri' },
]
const data = { counters: { alumni: 12480, schools: 1250, cities: 214, mentors: 86 } }

export const fixtures = {
  filled: { props: { items }, data },
  empty: { props: { heading: 'Dalam angka', items }, data: { counters: {} } },
  cards: { props: { heading: 'Tumbuh bersama', items, look: 'cards', band: 'tint' }, data },
  large: {
    props: {
      eyebrow: 'Dampak',
      heading: 'Sembilan tahun, satu kelas demi satu kelas',
      lead: 'Dihitung dari catatan kami sendiri.',
      items,
      look: 'large',
      band: 'dark',
    },
    data,
    locale: 'en',
  },
  'some of none': {
    props: { items, band: 'primary' },
    data: { counters: { alumni: 48, schools: 0 } },
  },
} satisfies FixturesOf<typeof counters>
