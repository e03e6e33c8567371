import { z } from 'zod'
import { link, text } from '#schemas/text.ts'

export const MyTeamsProps = z.object({
  heading: text(120).meta({ title: 'Heading' }),
  register: link().optional().meta({
    title: 'Link to the registration of a team',
    description: 'page:<page>. With it the block is there for those without a team as well.',
  }),
})
export type MyTeamsProps = z.output<typeof MyTeamsProps>
