import { defineRule } from '../define.ts'

export const forbiddenKey = defineRule({
  name: 'forbidden-key',
  family: 'file',
  severity: 'error',
  title: 'A key that could change the meaning of every object',
  hint: 'Rename the key: __proto__, constructor and prototype are refused.',
  why: 'Merging an object that holds __proto__ can change every object of the process. No manifest needs these names.',
})
