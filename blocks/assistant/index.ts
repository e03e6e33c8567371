import { defineBlock } from '../define.ts'
import { Assistant } from './assistant.tsx'
import { AssistantProps } from './schema.ts'

/** A conversation with the site's assistant. */
export const assistant = defineBlock({
  type: 'assistant',
  title: 'Assistant',
  description:
    'A conversation with the site’s assistant, which answers from what the site has published, with its sources.',
  category: 'action',
  keywords: ['asisten', 'tanya jawab', 'chat', 'ai'],
  props: AssistantProps,
  render: Assistant,
})
