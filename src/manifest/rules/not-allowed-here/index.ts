import { defineRule } from '../define.ts'

export const notAllowedHere = defineRule({
  name: 'not-allowed-here',
  family: 'reference',
  severity: 'error',
  title: 'A block stands in a slot that does not allow it',
  hint: 'Choose a block that the slot allows.',
  why: 'A block that allows only certain children was designed for their width and headings.',
})
