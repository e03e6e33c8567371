import { defineRule } from '../define.ts'

export const bindingType = defineRule({
  name: 'binding-type',
  family: 'binding',
  severity: 'error',
  title: 'A binding yields another kind of value than the prop takes',
  hint: 'Bind a field of the right kind, or pass it through a format that makes one.',
  why: 'The value is followed through its formats to the prop: a list cannot stand where a text is drawn, and a value that may be missing needs a fallback where the prop must have one.',
})
