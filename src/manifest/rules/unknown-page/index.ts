import { defineRule } from '../define.ts'

export const unknownPage = defineRule({
  name: 'unknown-page',
  family: 'reference',
  severity: 'error',
  title: 'Something names a page that does not exist',
  hint: 'Write pages/<page>.json or .mdx, or mend the name.',
  why: 'A link or a route to a page that is not there is a 404 for every visitor who follows it.',
})
