import { defineBlock } from '../define.ts'
import { Speakers } from './speakers.tsx'
import { SpeakersProps } from './schema.ts'
/** The people who speak at an event, and whether they have agreed to come. */
export const speakers = defineBlock({
  type: 'speakers',
  title: 'Speakers',
  description:
    'The people who speak at an event, with portraits or initials, and whether they have agreed to come.',
  category: 'proof',
  keywords: ['pembicara', 'narasumber', 'speakers'],
  props: SpeakersProps,

  render: Speakers,
})
