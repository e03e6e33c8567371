import { defineRule } from '../define.ts'

export const unfilledParameter = defineRule({
  name: 'unfilled-parameter',
  family: 'reference',
  severity: 'error',
  title: 'A link leads to a page whose path needs a parameter',
  hint: 'Link to a list instead, or write the path with its value.',
  why: '`page:class-detail` has no address as long as no class is named.',
})
