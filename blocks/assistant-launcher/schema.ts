import { z } from 'zod'
import { pageLink, text } from '#schemas/text.ts'

export const AssistantLauncherProps = z.object({
  label: text(40).meta({ title: 'Label' }),
  page: pageLink().meta({
    title: 'Page of the assistant',
    description: 'Where it leads without scripts; with them its conversation opens over any page.',
    examples: ['page:assistant'],
  }),
})
export type AssistantLauncherProps = z.output<typeof AssistantLauncherProps>
