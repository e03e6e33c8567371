import { defineRule } from '../define.ts'

export const brokenProps = defineRule({
  name: 'broken-props',
  family: 'drawing',
  severity: 'warning',
  title: 'A node’s props are wrong once its data is bound',
  hint: 'Give the binding a fallback of the right kind.',
  why: 'Found while a page is drawn: bound data did not fit the block’s props. The block is left out.',
})
