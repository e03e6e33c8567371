import { defineBlock } from '../define.ts'
import { StepsProps } from './schema.ts'
import { Steps } from './steps.tsx'

/** A process in numbered steps, such as how to register. */
export const steps = defineBlock({
  type: 'steps',
  title: 'Steps',
  description: 'A way in numbered steps, such as how to register, in a row or a column.',
  category: 'content',
  keywords: ['langkah', 'alur', 'how to'],
  props: StepsProps,
  render: Steps,
})
