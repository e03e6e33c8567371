import { defineRule } from '../define.ts'

export const locked = defineRule({
  name: 'locked',
  family: 'inheritance',
  severity: 'error',
  title: 'A layout changes what its parent has locked',
  hint: 'Drop the change, or ask whoever keeps the parent to unlock it.',
  why: 'What a parent locks — a legal notice, a brand’s footer — must be the same on every site under it.',
})
