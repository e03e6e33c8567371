import { listMentors } from '#schemas/services/class.ts'
import { defineBlock } from '../define.ts'
import { need } from '../need.ts'
import { MentorGrid, type MentorGridData } from './mentor-grid.tsx'
import { MentorGridProps } from './schema.ts'

/** The site's mentors with photos or initials, or as a large list of names. */
export const mentorGrid = defineBlock<typeof MentorGridProps, MentorGridData>({
  type: 'mentor-grid',
  title: 'Mentors',
  description: 'Those who teach at the site, with photos or initials, or as a list of names.',
  category: 'proof',
  keywords: ['mentor', 'pengajar', 'team'],
  props: MentorGridProps,
  needs: ({ limit, page }) => ({
    mentors: need(listMentors, { pageSize: limit, page: page > 1 ? page : undefined }),
  }),
  render: MentorGrid,
})
