import { defineRule } from '../define.ts'

export const idleSuppression = defineRule({
  name: 'idle-suppression',
  family: 'upkeep',
  severity: 'info',
  title: 'A suppression accepts nothing any more',
  hint: 'Take it out: what it accepted was mended.',
  why: 'A suppression that outlives its problem would hide the next one of the same name.',
})
