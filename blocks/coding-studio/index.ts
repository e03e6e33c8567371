import { defineBlock } from '../define.ts'
import { CodingStudio } from './coding-studio.tsx'
import { CodingStudioProps } from './schema.ts'

/** One exercise: its task, an editor, and checks that run in the browser. Draws the page’s h1. */
export const codingStudio = defineBlock({
  type: 'coding-studio',
  title: 'Coding studio',
  description:
    'One exercise with its task, an editor, and checks that run in the browser. Code stays on the device; of who is signed in, the account has the score. Draws the page’s h1.',
  category: 'learning',
  keywords: ['latihan kode', 'pemrograman', 'exercise', 'editor'],
  props: CodingStudioProps,
  island: 'visible',
  csp: { runner: true },
  render: CodingStudio,
})
