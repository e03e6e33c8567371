import { readLeadArea } from '#schemas/services/lead-area.ts'
import { listTeams } from '#schemas/services/school.ts'
import { defineBlock } from '../define.ts'
import { need } from '../need.ts'
import { Unavailable } from '../parts/unavailable.tsx'
import { TeamListProps } from './schema.ts'
import { TeamList, type TeamListAnswers } from './team-list.tsx'

/** Registered teams with their scores. For pages of those who may read teams. */
export const teamList = defineBlock<typeof TeamListProps, TeamListAnswers>({
  type: 'team-list',
  title: 'Registered teams',
  description:
    'Teams that registered for an event, with their school and mentor; each is given its score.',
  category: 'action',
  keywords: ['tim', 'skor', 'liga'],
  props: TeamListProps,
  needs: ({ event, search, limit, page }) => ({
    teams: need(listTeams, { event, search, pageSize: limit, page: page > 1 ? page : undefined }),
    area: need(readLeadArea, {}),
  }),
  render: TeamList,
  failed: ({ props, page }) => Unavailable({ locale: page.locale, heading: props.heading }),
})
