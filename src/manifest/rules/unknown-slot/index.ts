import { defineRule } from '../define.ts'

export const unknownSlot = defineRule({
  name: 'unknown-slot',
  family: 'reference',
  severity: 'error',
  title: 'A node fills a slot its block does not have',
  hint: 'Move the children to a slot of this block.',
  why: 'Children in a slot that the block does not have are never drawn.',
})
