import { defineRule } from '../define.ts'

export const tooMany = defineRule({
  name: 'too-many',
  family: 'grammar',
  severity: 'error',
  title: 'A layout is larger than its published limits',
  hint: 'Split what is too large; the limits stand in the rule reference.',
  why: 'The limits are those at which pages are still quick to draw and to edit: 200 routes, 25 blocks in a page, 50 in a slot, 250 nodes, six levels, 40 props, 20,000 characters in a text.',
})
