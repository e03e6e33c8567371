import { defineBlock } from '../define.ts'
import { Collaboration } from './collaboration.tsx'
import { CollaborationProps } from './schema.ts'
/** Ways to work together with the site, each with a picture and its points. */
export const collaboration = defineBlock({
  type: 'collaboration',
  title: 'Collaboration',
  description:
    'Ways to work together with the owner of the site, each with a picture and what it includes.',
  category: 'content',
  keywords: ['kolaborasi', 'kerja sama', 'services'],
  props: CollaborationProps,

  render: Collaboration,
})
