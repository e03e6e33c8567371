import { z } from 'zod'
import { itemPath, link } from '#schemas/text.ts'

export const PaymentStatusProps = z.object({
  class: itemPath().optional().meta({
    title: 'Page of one class',
    description: 'Where a paid class is opened: page:<page> or /Class/:slug.',
  }),
  chapter: itemPath().optional().meta({
    title: 'Page of one chapter',
    description:
      'page:<page> with :slug, :moduleSlug? and :chapterSlug; opens at the chapter to go on with.',
  }),
  payments: link().optional().meta({ title: 'Link to all payments of the visitor' }),
})
export type PaymentStatusProps = z.output<typeof PaymentStatusProps>
