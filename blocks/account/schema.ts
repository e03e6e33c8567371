import { z } from 'zod'
import { longText, text } from '#schemas/text.ts'

export const AccountProps = z.object({
  step: z.enum(['sign-in', 'sign-up', 'callback', 'sign-out']).meta({
    title: 'Step',
    description: 'What the visitor does here; the callback is where signing in comes back to.',
    role: 'content',
  }),
  heading: text(80).meta({ title: 'Heading' }),
  lead: longText(300).optional().meta({ title: 'Lead' }),
})
export type AccountProps = z.output<typeof AccountProps>
