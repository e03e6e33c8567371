import { listOwnTeams } from '#schemas/services/school.ts'
import { defineBlock } from '../define.ts'
import { need } from '../need.ts'
import { Unavailable } from '../parts/unavailable.tsx'
import { MyTeams, type MyTeamsAnswers } from './my-teams.tsx'
import { MyTeamsProps } from './schema.ts'

/** The teams that the visitor registered while signed in. For pages behind `auth`. */
export const myTeams = defineBlock<typeof MyTeamsProps, MyTeamsAnswers>({
  type: 'my-teams',
  title: 'My teams',
  description: 'The teams that somebody registered while signed in, with their school and score.',
  category: 'learning',
  keywords: ['tim saya', 'liga', 'teams'],
  props: MyTeamsProps,
  needs: () => ({ teams: need(listOwnTeams, { pageSize: 100 }) }),
  render: MyTeams,
  failed: ({ props, page }) => Unavailable({ locale: page.locale, heading: props.heading }),
})
