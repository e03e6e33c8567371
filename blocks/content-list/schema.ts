import { z } from 'zod'
import { AreaName } from '#schemas/written-areas.ts'
import { listPageProp, searchProp } from '../parts/list-props.ts'

export const ContentListProps = z.object({
  area: AreaName.meta({
    title: 'Area',
    description: 'The kind of rows, such as posts or classes.',
    role: 'data',
  }),
  state: z
    .enum(['all', 'draft', 'pending', 'scheduled', 'published', 'deleted'])
    .default('all')
    .meta({
      title: 'Only in this state',
      description:
        'Bound to a choice of the query, it is chosen by links; pending rows wait for the staff, deleted ones are the bin.',
      role: 'data',
    }),
  sort: z.enum(['newest', 'oldest', 'name', 'position']).optional().meta({
    title: 'Order',
    description: 'Bound to a choice of the query, it is chosen. Without it, that of the area.',
    role: 'data',
  }),
  search: searchProp,
  limit: z.int().min(1).max(48).default(10).meta({ title: 'How many', role: 'data' }),
  page: listPageProp,
})
export type ContentListProps = z.output<typeof ContentListProps>
