import { defineRule } from '../define.ts'

export const formatType = defineRule({
  name: 'format-type',
  family: 'binding',
  severity: 'error',
  title: 'A format is given a kind of value it cannot take',
  hint: 'Take the format out, or put the one before it that yields the right kind.',
  why: '`rupiah` and `number` take a number, `date` a date as text, `stripHtml`, `words`, `upper` and `lower` a text.',
})
