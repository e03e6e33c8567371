import { defineRule } from '../define.ts'

export const newerVersion = defineRule({
  name: 'newer-version',
  family: 'reference',
  severity: 'error',
  title: 'A node was written by a newer version of its block',
  hint: 'Update Tenun, or write the node at the version this one has.',
  why: 'A server that is rolled out later than its layouts would read new props by old rules.',
})
