import { defineRule } from '../define.ts'

export const jsonSyntax = defineRule({
  name: 'json-syntax',
  family: 'file',
  severity: 'error',
  title: 'A file is not JSON',
  hint: 'Mend the syntax at this place.',
  why: 'Comments and trailing commas are read, and `tenun fmt` takes them out; anything else must be JSON.',
})
