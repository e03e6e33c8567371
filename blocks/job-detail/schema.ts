import { z } from 'zod'
import { link, text } from '#schemas/text.ts'

export const JobDetailProps = z.object({
  job: z.string().min(1).max(200).meta({
    title: 'Id or slug of the job',
    description: 'Bound to the route: { "$route": "id" }.',
    role: 'data',
  }),
  apply: z
    .strictObject({
      label: text(40).meta({ title: 'Label' }),
      href: link().meta({ title: 'Leads to' }),
    })
    .optional()
    .meta({
      title: 'Where to apply',
      description: 'A page or an address such as mailto:; not shown once the job has closed.',
      role: 'content',
    }),
  back: link().optional().meta({ title: 'Link back to the list' }),
})
export type JobDetailProps = z.output<typeof JobDetailProps>
