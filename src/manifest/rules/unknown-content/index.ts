import { defineRule } from '../define.ts'

export const unknownContent = defineRule({
  name: 'unknown-content',
  family: 'reference',
  severity: 'error',
  title: 'Something names a text that content/ does not hold',
  hint: 'Write content/<name>.mdx, or mend the name.',
  why: 'A text that is not there leaves its block empty.',
})
