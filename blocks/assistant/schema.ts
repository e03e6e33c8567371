import { z } from 'zod'
import { longText, text } from '#schemas/text.ts'

export const AssistantProps = z.object({
  heading: text(80).meta({ title: 'Heading' }),
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
})
export type AssistantProps = z.output<typeof AssistantProps>
