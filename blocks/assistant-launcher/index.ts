import { defineBlock } from '../define.ts'
import { AssistantLauncher } from './assistant-launcher.tsx'
import { AssistantLauncherProps } from './schema.ts'

/** A button in a corner of the window that opens the conversation with the assistant. */
export const assistantLauncher = defineBlock({
  type: 'assistant-launcher',
  title: 'Assistant launcher',
  description:
    'For the shell: a button in a corner of the window that opens the conversation of the assistant’s page over any page.',
  category: 'shell',
  keywords: ['asisten', 'tanya jawab', 'chat', 'ai'],
  props: AssistantLauncherProps,
  render: AssistantLauncher,
})
