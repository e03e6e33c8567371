import type { z } from 'zod'
import type { listProvinceScores } from '#schemas/services/statistics.ts'
import type { FixturesOf } from '../fixture-types.ts'
import type { provinceScores } from './index.ts'

type Row = z.output<typeof listProvinceScores.output>['items'][number]

const row = (rank: number, province: string, score: number): Row => ({
  rank,
  province,
  score,
  schools: 12,
  students: 1530,
  alumni: 240,
})

const items = [
  row(1, 'Nusa Tenggara Timur', 4200),
  row(2, 'Jawa Timur', 2100),
  row(2, 'Maluku', 2100),
  row(4, 'Papua', 0),
]

const word = 'persebaran'.repeat(30)
const props = { heading: 'Peringkat provinsi' }
const page = (count: number) => ({ page: 1, perPage: 10, totalItems: count, totalPages: 1 })
const data = { scores: { items, pagination: page(4) } }

export const fixtures = {
  filled: { props: { ...props, lead: 'Dihitung setiap malam.' }, data },
  empty: { props, data: { scores: { items: [], pagination: page(0) } } },
  english: { props: { ...props, band: 'tint' }, data, locale: 'en' },
  long: {
    props: { heading: word.slice(0, 120) },
    data: { scores: { items: [row(38, word, 12_345_678)], pagination: page(1) } },
  },
  map: {
    props: { ...props, map: true },
    data,
    query: {
      path: '/Leaderboards',
      values: [{ name: 'province', type: 'text' }],
      props: { province: 'province' },
    },
  },
  'one province': {
    props: { ...props, map: true, province: 'Papua' },
    data: { scores: { items: [...items, row(5, 'Papua Selatan', 800)], pagination: page(5) } },
    query: {
      path: '/Leaderboards',
      values: [{ name: 'province', type: 'text', value: 'Papua' }],
      props: { province: 'province' },
    },
    locale: 'en',
  },
  paged: {
    props: { ...props, page: 2 },
    data: { scores: { items, pagination: { ...page(34), page: 2, totalPages: 4 } } },
    query: {
      path: '/Leaderboards',
      values: [{ name: 'page', type: 'number', value: 2, default: 1, max: 500 }],
      props: { page: 'page' },
    },
  },
} satisfies FixturesOf<typeof provinceScores>
