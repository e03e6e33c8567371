import { defineRule } from '../define.ts'

export const extendsCycle = defineRule({
  name: 'extends-cycle',
  family: 'inheritance',
  severity: 'error',
  title: 'Layouts extend each other in a circle, or too deep',
  hint: 'A chain of parents has at most three links.',
  why: 'A chain of at most three parents can still be understood by reading; a circle has no end.',
})
