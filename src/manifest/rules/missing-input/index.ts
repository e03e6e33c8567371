import { defineRule } from '../define.ts'

export const missingInput = defineRule({
  name: 'missing-input',
  family: 'reference',
  severity: 'error',
  title: 'Page data leaves out what its call must have',
  hint: 'Add the input, or bind it to the route: { "$route": "slug" }.',
  why: 'The service refuses a call without it, and the page lacks the data.',
})
