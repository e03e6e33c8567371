import type { Problem } from '#schemas/problems.ts'

/** A misspelt prop of a home page, with overrides. */
export const problemOf = (more: Partial<Problem> = {}): Problem => ({
  rule: 'unknown-key',
  severity: 'error',
  message: '"tome" is not read here. Did you mean "tone"?',
  hint: 'Correct the name or take it out.',
  layout: 'coba',
  file: 'layouts/coba/pages/home.json',
  line: 2,
  column: 5,
  pointer: '/blocks/0/props/tome',
  page: 'home',
  block: 'a',
  ...more,
})
