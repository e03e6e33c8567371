import { z } from 'zod'
import { itemPath, link, text } from '#schemas/text.ts'

export const BootcampProps = z.object({
  slug: z.string().min(1).max(200).meta({
    title: 'Program',
    description: 'The slug of the program; bound to the route: { "$route": "slug" }.',
    role: 'data',
  }),
  eyebrow: text(80).optional().meta({ title: 'Eyebrow' }),
  register: z
    .strictObject({
      label: text(60).meta({ title: 'Label' }),
      href: link().meta({ title: 'Leads to' }),
    })
    .optional()
    .meta({
      title: 'Button',
      description: 'Where visitors register. Shown while a batch is open.',
      role: 'content',
    }),
  class: itemPath().optional().meta({
    title: 'Page of one class',
    description: 'page:<page> or /Class/:slug; empty leaves the names of classes without links.',
  }),
  band: z.enum(['plain', 'tint', 'dark']).default('dark').meta({
    title: 'Ground of the opening',
    role: 'design',
  }),
})
export type BootcampProps = z.output<typeof BootcampProps>
