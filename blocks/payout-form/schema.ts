import { z } from 'zod'
import { pageLink, text } from '#schemas/text.ts'

export const PayoutFormProps = z.object({
  heading: text(120).meta({ title: 'Heading' }),
  lead: text(300).optional().meta({ title: 'Lead' }),
  thanks: pageLink().optional().meta({
    title: 'Page after sending',
    description: 'page:<page> of this site. Empty: a notice on the same page.',
  }),
})
export type PayoutFormProps = z.output<typeof PayoutFormProps>
