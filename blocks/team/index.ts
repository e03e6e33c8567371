import { defineBlock } from '../define.ts'
import { TeamProps } from './schema.ts'
import { Team } from './team.tsx'

/** People that are named here, with role, portrait and a link. */
export const team = defineBlock({
  type: 'team',
  title: 'Team',
  description: 'People that are named here, with role, portrait or first letters, and a link.',
  category: 'proof',
  keywords: ['tim', 'pengurus', 'orang', 'people', 'staff'],
  props: TeamProps,
  render: Team,
})
