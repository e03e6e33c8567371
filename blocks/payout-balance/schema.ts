import { z } from 'zod'
import { text } from '#schemas/text.ts'

export const PayoutBalanceProps = z.object({
  heading: text(120).meta({ title: 'Heading' }),
})
export type PayoutBalanceProps = z.output<typeof PayoutBalanceProps>
