import { z } from 'zod'
import { pageLink, text } from '#schemas/text.ts'

export const AccountDataProps = z.object({
  heading: text(120).meta({ title: 'Heading' }),
  erased: pageLink().meta({
    title: 'Page after erasing',
    description: 'A page for everyone that says the account was erased.',
    examples: ['page:account-erased'],
  }),
})
export type AccountDataProps = z.output<typeof AccountDataProps>
