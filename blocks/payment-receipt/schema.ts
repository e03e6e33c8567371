import { z } from 'zod'
import { link } from '#schemas/text.ts'

export const PaymentReceiptProps = z.object({
  id: z.string().max(60).meta({
    title: 'Invoice',
    description: 'The id of the invoice; bound to the route: { "$route": "id" }.',
    role: 'data',
  }),
  payments: link().optional().meta({ title: 'Link to all payments of the visitor' }),
})
export type PaymentReceiptProps = z.output<typeof PaymentReceiptProps>
