import { defineRule } from '../define.ts'

export const duplicateKey = defineRule({
  name: 'duplicate-key',
  family: 'file',
  severity: 'error',
  title: 'A key stands twice in one object',
  hint: 'Keep one of the two: JSON readers silently take the last.',
  why: 'RFC 8259 leaves the meaning of a key that stands twice to the reader, and most take the last without a word: what the first said is lost.',
})
