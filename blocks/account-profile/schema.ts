import { z } from 'zod'
import { text } from '#schemas/text.ts'

export const AccountProfileProps = z.object({
  heading: text(120).meta({ title: 'Heading' }),
})
export type AccountProfileProps = z.output<typeof AccountProfileProps>
