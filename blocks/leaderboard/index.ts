import { listMentorScores, listTeamScores } from '#schemas/services/leaderboard.ts'
import { provinceIds } from '#schemas/provinces.ts'
import { defineBlock } from '../define.ts'
import { need } from '../need.ts'
import { Unavailable } from '../parts/unavailable.tsx'
import { Leaderboard, type LeaderboardData } from './leaderboard.tsx'
import { LeaderboardProps } from './schema.ts'

/** Teams by their score, or mentors by their learners, best first. */
export const leaderboard = defineBlock<typeof LeaderboardProps, LeaderboardData>({
  type: 'leaderboard',
  title: 'Leaderboard',
  description:
    'Teams by their score, or mentors by the learners of their classes, as a table with ranks, best first.',
  category: 'proof',
  keywords: ['peringkat', 'skor', 'klasemen'],
  props: LeaderboardProps,
  needs: ({ of, event, province = '', limit, page }) => {
    const paging = { pageSize: limit, page: page > 1 ? page : undefined }
    return {
      scores:
        of === 'mentors'
          ? need(listMentorScores, paging)
          : need(listTeamScores, { ...paging, event, provinceId: provinceIds[province] }),
    }
  },
  render: Leaderboard,
  failed: ({ page }) => Unavailable({ locale: page.locale }),
})
