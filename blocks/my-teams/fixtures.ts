import type { FixturesOf } from '../fixture-types.ts'
import type { myTeams } from './index.ts'

const team = {
  id: 't1',
  name: 'Pelita Kode',
  event: 'liga-smk',
  school: 'SMK Pelita Rekaan',
  mentorName: 'Bagas Contoh',
  members: 3,
  score: null,
  registeredAt: '2026-11-20T03:00:00.000Z',
}
const items = [team, { ...team, id: 't2', name: 'Anyam Data', members: 1, score: 870 }]
const pagination = { page: 1, perPage: 100, totalItems: 2, totalPages: 1 }
const none = { items: [], pagination: { ...pagination, totalItems: 0, totalPages: 0 } }
const props = { heading: 'Tim saya' }

export const fixtures = {
  filled: { props, data: { teams: { items, pagination } } },
  english: { props, data: { teams: { items, pagination } }, locale: 'en' },
  empty: { props, data: { teams: none } },
  'to be registered': {
    props: { ...props, register: '/Liga-Smk/Register' },
    data: { teams: none },
  },
} satisfies FixturesOf<typeof myTeams>
