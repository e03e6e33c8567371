import { defineRule } from '../define.ts'

export const unknownParent = defineRule({
  name: 'unknown-parent',
  family: 'inheritance',
  severity: 'error',
  title: 'A layout extends one that does not exist',
  hint: 'Mend the name in "extends".',
  why: 'Without its parent a layout lacks the pages and the theme it builds upon.',
})
