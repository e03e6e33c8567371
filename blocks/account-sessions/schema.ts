import { z } from 'zod'
import { text } from '#schemas/text.ts'

export const AccountSessionsProps = z.object({
  heading: text(120).meta({ title: 'Heading' }),
})
export type AccountSessionsProps = z.output<typeof AccountSessionsProps>
