import type { FixturesOf } from '../fixture-types.ts'
import type { statistics } from './index.ts'

const totals = {
  students: 12_480,
  alumni: 3_215,
  schools: 214,
  cities: 61,
  provinces: 17,
  mentors: 48,
  programs: 6,
  classes: 39,
  batches: 11,
}
const nothing = {
  students: 0,
  alumni: 0,
  schools: 0,
  cities: 0,
  provinces: 0,
  mentors: 0,
  programs: 0,
  classes: 0,
  batches: 0,
}

const word = 'perhitungan'.repeat(28)
const props = { heading: 'Sampai hari ini' }

export const fixtures = {
  filled: { props: { ...props, lead: 'Dihitung dari catatan situs ini.' }, data: { totals } },
  empty: { props, data: { totals: nothing } },
  three: {
    props: { ...props, figures: ['schools', 'students', 'provinces'], band: 'primary' },
    data: { totals },
    locale: 'en',
  },
  dark: { props: { ...props, band: 'dark' }, data: { totals: { ...totals, batches: 0 } } },
  long: {
    props: { heading: word.slice(0, 120), lead: word },
    data: { totals: { ...totals, students: 123_456_789_012 } },
  },
} satisfies FixturesOf<typeof statistics>
