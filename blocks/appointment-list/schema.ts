import { z } from 'zod'
import { AppointmentState } from '#schemas/services/appointment.ts'
import { longText, text } from '#schemas/text.ts'
import { listPageProp, searchProp } from '../parts/list-props.ts'

export const AppointmentListProps = z.object({
  heading: text(120).meta({ title: 'Heading' }),
  lead: longText(400).optional().meta({ title: 'Lead' }),
  state: AppointmentState.optional().meta({
    title: 'Only in this state',
    description: 'Bound to a choice of the query, the staff filter by links.',
    role: 'data',
  }),
  own: z.boolean().default(false).meta({
    title: 'Those of who is signed in',
    description: 'Their own requests, to read only, in place of those that the staff answers.',
    role: 'data',
  }),
  search: searchProp,
  limit: z.int().min(1).max(48).default(10).meta({ title: 'How many', role: 'data' }),
  page: listPageProp,
})
export type AppointmentListProps = z.output<typeof AppointmentListProps>
