import { defineRule } from '../define.ts'

export const unknownEndpoint = defineRule({
  name: 'unknown-endpoint',
  family: 'reference',
  severity: 'error',
  title: 'Page data names a call that does not exist',
  hint: 'Choose a reading call of schemas/services.',
  why: 'Page data is asked of a call of product.md section 7 by its path. Only calls that read, and that everyone may make, can fill a page.',
})
