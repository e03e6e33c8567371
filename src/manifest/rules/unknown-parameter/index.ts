import { defineRule } from '../define.ts'

export const unknownParameter = defineRule({
  name: 'unknown-parameter',
  family: 'binding',
  severity: 'error',
  title: 'Something names a route parameter that no path of the page has',
  hint: 'Use a parameter that stands in every route of the page.',
  why: 'A parameter that no path of the page has is always empty.',
})
