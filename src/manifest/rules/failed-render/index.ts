import { defineRule } from '../define.ts'

export const failedRender = defineRule({
  name: 'failed-render',
  family: 'drawing',
  severity: 'warning',
  title: 'A block failed while it was drawn',
  hint: 'This is a defect of the block; the page was served without it.',
  why: 'Found while a page is drawn: the block’s own code failed. The rest of the page is served.',
})
