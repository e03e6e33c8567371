import { z } from 'zod'
import { link, longText, text } from '#schemas/text.ts'

export const AssistantProps = z.object({
  look: z.enum(['page', 'launcher']).default('page').meta({
    title: 'Look',
    description:
      'A conversation on the page, or for the shell a button in a corner that opens one.',
    role: 'design',
  }),
  heading: text(80).meta({ title: 'Heading', description: 'On a launcher the label.' }),
  lead: longText(400).optional().meta({ title: 'Lead' }),
  welcome: longText(400).meta({
    title: 'Welcome',
    description: 'What the assistant says first: what it knows, and from where.',
  }),
  prompts: z.array(text(120)).max(4).default([]).meta({
    title: 'Questions to begin with',
    role: 'content',
  }),
  privacy: longText(400).meta({
    title: 'Privacy',
    description: 'Where conversations are stored, for how long, and who reads them.',
  }),
  page: link().optional().meta({
    title: 'Page of the assistant',
    description: 'Where a launcher leads without scripts, and in another tab.',
  }),
})
export type AssistantProps = z.output<typeof AssistantProps>
