import type { FixturesOf } from '../fixture-types.ts'
import type { leaderboard } from './index.ts'
import type { MentorScores, TeamScores } from './ranked-rows.ts'

const team = (rank: number, name: string, score: number): TeamScores['items'][number] => ({
  rank,
  id: `id-${name}`,
  name,
  event: 'liga-smk',
  school: 'SMK Bahari Contoh, Kupang',
  cityId: '53.71',
  score,
})

const mentor = (rank: number, name: string, learners: number): MentorScores['items'][number] => ({
  rank,
  id: `id-${name}`,
  slug: name.toLowerCase().replaceAll(' ', '-'),
  name,
  role: 'Analis data',
  photo: null,
  classes: 3,
  learners,
  hours: 72,
})

const teams = [
  team(1, 'Layar Kecil', 1240),
  team(2, 'Jangkar', 1180),
  team(2, 'Kompas Malam', 1180),
  team(4, 'Tali Temali', 905),
]
const mentors = [mentor(1, 'Marlina Tefa', 212), mentor(2, 'Bagus Wirawan', 98)]

const word = 'kejuaraan'.repeat(34)
const props = { heading: 'Peringkat' }
const page = (count: number) => ({ page: 1, perPage: 10, totalItems: count, totalPages: 1 })
const data = { scores: { items: teams, pagination: page(4) } }

export const fixtures = {
  filled: {
    props: { ...props, lead: 'Liga berjalan sampai akhir bulan.', all: '/Leaderboards' },
    data,
  },
  empty: { props, data: { scores: { items: [], pagination: page(0) } } },
  mentors: {
    props: { ...props, of: 'mentors', mentor: '/Mentor/:slug', band: 'tint' },
    data: { scores: { items: mentors, pagination: page(2) } },
    locale: 'en',
  },
  long: {
    props: { heading: word.slice(0, 120) },
    data: { scores: { items: [team(1234, word, 1_000_000)], pagination: page(1) } },
  },
  paged: {
    props: { ...props, event: 'liga-smk', page: 2 },
    data: { scores: { items: teams, pagination: { ...page(24), page: 2, totalPages: 3 } } },
    query: {
      path: '/Leaderboards',
      values: [{ name: 'page', type: 'number', value: 2, default: 1, max: 500 }],
      props: { page: 'page' },
    },
  },
  province: {
    props: { ...props, province: 'jawa-barat' },
    data: { scores: { items: [], pagination: page(0) } },
    query: {
      path: '/Leaderboards',
      values: [
        {
          name: 'province',
          type: 'choice',
          value: 'jawa-barat',
          of: ['aceh', 'jawa-barat'],
          names: { aceh: 'Aceh', 'jawa-barat': 'Jawa Barat' },
        },
      ],
      props: { province: 'province' },
    },
    locale: 'en',
  },
} satisfies FixturesOf<typeof leaderboard>
