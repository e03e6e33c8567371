import { defineRule } from '../define.ts'

export const unknownBlock = defineRule({
  name: 'unknown-block',
  family: 'reference',
  severity: 'error',
  title: 'A node names a block that does not exist',
  hint: 'Choose a block of blocks/README.md.',
  why: 'A node without its block is left out of the page, and visitors miss it.',
})
