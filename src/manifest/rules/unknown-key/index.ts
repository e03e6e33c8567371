import { defineRule } from '../define.ts'

export const unknownKey = defineRule({
  name: 'unknown-key',
  family: 'grammar',
  severity: 'error',
  title: 'A key that nothing reads',
  hint: 'Mend the spelling or take the key out.',
  why: 'A misspelt key is silently ignored by most systems, and the page then quietly shows a default.',
})
