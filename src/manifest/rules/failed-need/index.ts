import { defineRule } from '../define.ts'

export const failedNeed = defineRule({
  name: 'failed-need',
  family: 'drawing',
  severity: 'warning',
  title: 'A block’s data could not be had',
  hint: 'Look at the service’s own error beside this line.',
  why: 'Found while a page is drawn: a service answered with an error or too late. The block shows its fallback or is left out.',
})
