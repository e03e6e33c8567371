import { defineBlock } from '../define.ts'
import { Assistant } from './assistant.tsx'
import { AssistantProps } from './schema.ts'

/** A conversation with the site's assistant, on a page or behind a button of the shell. */
export const assistant = defineBlock({
  type: 'assistant',
  title: 'Assistant',
  description:
    'Answers questions from what the site has published, with its sources: on a page, or behind a button of the shell.',
  category: 'action',
  keywords: ['asisten', 'tanya jawab', 'chat', 'ai'],
  props: AssistantProps,
  render: Assistant,
})
