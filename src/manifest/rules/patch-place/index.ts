import { defineRule } from '../define.ts'

export const patchPlace = defineRule({
  name: 'patch-place',
  family: 'inheritance',
  severity: 'error',
  title: 'An operation does not say where, or says it twice',
  hint: 'Say "at" with before or after; "at" and a slot, or neither, with start or end.',
  why: 'An insertion must land in one place, whoever reads it.',
})
