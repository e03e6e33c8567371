import type { ProvinceStatistics } from '#schemas/services/statistics.ts'
import type { FixturesOf } from '../fixture-types.ts'
import type { network } from './index.ts'

const row = (province: string, schools: number, cities: number): ProvinceStatistics => ({
  province,
  schools,
  schools_active: schools,
  cities,
  students: schools * 212,
  alumni: schools * 40,
})

const items = [
  row('Jawa Barat', 14, 5),
  row('Maluku', 1, 1),
  row('Nusa Tenggara Timur', 9, 4),
  row('Papua', 3, 2),
]

const word = 'persebaran'.repeat(30)
const props = { heading: 'Jaringan sekolah' }
const data = { provinces: { items } }

export const fixtures = {
  filled: { props: { ...props, lead: 'Dihitung dari sekolah yang terdaftar hari ini.' }, data },
  empty: { props, data: { provinces: { items: [] } } },
  map: { props: { ...props, look: 'map' }, data },
  dark: { props: { ...props, band: 'dark' }, data, locale: 'en' },
  long: {
    props: { heading: word.slice(0, 120) },
    data: { provinces: { items: [row(word, 123_456, 98_765)] } },
  },
} satisfies FixturesOf<typeof network>
