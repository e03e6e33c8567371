import { defineRule } from '../define.ts'

export const unknownField = defineRule({
  name: 'unknown-field',
  family: 'binding',
  severity: 'error',
  title: 'A binding names a field that the answer does not have',
  hint: 'Follow the fields of the endpoint’s answer.',
  why: 'The path is followed through the schema of the endpoint’s answer, so a misspelt field is found before a visitor sees its fallback for ever.',
})
