import { defineRule } from '../define.ts'

export const bindingMayBeEmpty = defineRule({
  name: 'binding-may-be-empty',
  family: 'binding',
  severity: 'warning',
  title: 'A prop that must have a value is bound to one that may be missing',
  hint: 'Give the binding a fallback.',
  why: 'Some rows have no picture or city. Without a fallback the block is left out of the page for just those rows, which is easily missed.',
})
