import type { FixturesOf } from '../fixture-types.ts'
import type { teamList } from './index.ts'

const team = {
  id: 't1',
  name: 'Pelita Kode',
  event: 'liga-smk',
  school: 'SMK Pelita',
  mentorName: 'Bagas Aditya',
  members: 3,
  score: null,
  registeredAt: '2026-11-20T03:00:00.000Z',
}
const items = [team, { ...team, id: 't2', name: 'Anyam Data', members: 1, score: 870 }]
const pagination = { page: 1, perPage: 10, totalItems: 2, totalPages: 1 }
const props = { heading: 'Semua tim' }

export const fixtures = {
  filled: { props, data: { teams: { items, pagination }, area: null } },
  english: { props, data: { teams: { items, pagination }, area: null }, locale: 'en' },
  'of a province': {
    props,
    data: {
      teams: { items, pagination },
      area: { program: null, province: { id: '32', name: 'Jawa Barat' } },
    },
  },
  empty: {
    props,
    data: {
      teams: { items: [], pagination: { ...pagination, totalItems: 0, totalPages: 0 } },
      area: null,
    },
  },
} satisfies FixturesOf<typeof teamList>
