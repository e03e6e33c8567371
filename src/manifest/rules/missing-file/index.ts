import { defineRule } from '../define.ts'

export const missingFile = defineRule({
  name: 'missing-file',
  family: 'file',
  severity: 'error',
  title: 'A layout has no layout.json',
  hint: 'Write layout.json, or move the folder out of layouts/.',
  why: 'A folder in layouts/ is a layout; without layout.json nothing can be said of it.',
})
