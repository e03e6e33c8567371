import { defineRule } from '../define.ts'

export const wrongInput = defineRule({
  name: 'wrong-input',
  family: 'reference',
  severity: 'error',
  title: 'Page data asks its call with a value the call does not take',
  hint: 'Follow the input of the call in schemas/services.',
  why: 'The input of a call is typed. A wrong one is refused by the service, and the page lacks the data.',
})
