import { z } from 'zod'
import { longText, text } from '#schemas/text.ts'

export const LeadStatisticsProps = z.object({
  heading: text(120).meta({ title: 'Heading' }),
  lead: longText(400).optional().meta({ title: 'Lead' }),
  program: z.string().max(200).optional().meta({
    title: 'Also of this program',
    description:
      'The slug of a program. Bound to the query, { "$query": "program" }, each program is a link to its enrolments.',
    role: 'data',
  }),
  months: z.enum(['3', '6', '12']).default('12').meta({
    title: 'How many months',
    description: 'Bound to a choice of the query, visitors choose by links.',
    role: 'data',
  }),
})
export type LeadStatisticsProps = z.output<typeof LeadStatisticsProps>
