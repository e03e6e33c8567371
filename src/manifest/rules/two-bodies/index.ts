import { defineRule } from '../define.ts'

export const twoBodies = defineRule({
  name: 'two-bodies',
  family: 'grammar',
  severity: 'error',
  title: 'A page is both whole and a patch, or neither',
  hint: 'Keep "blocks" for a page of its own, or "patch" to change the parent’s.',
  why: 'A page with "blocks" replaces the page of that name; one with "patch" changes it. One with both could mean either.',
})
